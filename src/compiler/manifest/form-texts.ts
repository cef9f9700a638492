import type { Form, FormTexts as Phrases } from '../../../generated/types';
import { resolve, resolveEntry, singletonSchema } from '../resolve/resolve';
import type { ResolveContext } from '../resolve/resolve-context';
import { collection, singleton } from '../site';
import { propertySchema } from '../values/visit';

/** What the stand-in form service shows in one language. */
export interface FormTexts {
  /** Public address of the website. */
  readonly url: string;
  /** What the service itself says; absent where the site has no forms. */
  readonly phrases: Phrases | undefined;
  readonly forms: ReadonlyMap<string, Form>;
}

export function formTexts(context: ResolveContext): FormTexts {
  const { site } = context;
  const forms = [...collection(site, 'forms')].map(
    ([id, { value }]) => [id, { id, ...resolveEntry('forms', value, context) }] as const,
  );
  return { url: singleton(site, 'settings').url, phrases: phrases(context), forms: new Map(forms) };
}

/** These settings are resolved apart: the browser gets other things from that part of them. */
function phrases(context: ResolveContext): Phrases | undefined {
  const { forms } = singleton(context.site, 'settings');
  const schema = propertySchema(singletonSchema(context.site, 'settings'), 'forms') ?? {};
  return forms?.local && (resolve(forms.local, propertySchema(schema, 'local') ?? {}, context) as Phrases);
}
