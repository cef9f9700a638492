import type { Form, FormTexts as Phrases } from '../../generated/types';
import { entrySchema, kindOfCollection } from './contract';
import { type ResolveContext, resolve, singletonSchema } from './resolve/resolve';
import { collection, singleton } from './site';
import { propertySchema } from './visit';

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
  const settings = singleton<{ url: string; forms?: { local: unknown } }>(site, 'settings');
  const formSettings = propertySchema(singletonSchema(site.contract, 'settings'), 'forms') ?? {};
  const phrases =
    settings?.forms && resolve(settings.forms.local, propertySchema(formSettings, 'local') ?? {}, context);
  const schema = entrySchema(kindOfCollection(site.contract, 'forms'));
  return {
    url: settings?.url ?? '',
    phrases: phrases as Phrases | undefined,
    forms: new Map(
      [...collection(site, 'forms')].map(([id, { value }]) => [
        id,
        { id, ...(resolve(value, schema, context) as Omit<Form, 'id'>) },
      ]),
    ),
  };
}
