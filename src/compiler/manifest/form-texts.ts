import type { Form, FormField, FormTexts as Phrases } from '../../../generated/types';
import { resolve, resolveEntry, singletonSchema } from '../resolve/resolve';
import type { ResolveContext } from '../resolve/resolve-context';
import { collection, singleton } from '../site';
import { propertySchema } from '../values/visit';

/** A field by whose name the answer to it is kept. */
export type NamedField = FormField & Required<Pick<FormField, 'name'>>;

export type NamedForm = Omit<Form, 'fields'> & { readonly fields?: readonly NamedField[] };

/** What the stand-in form service shows in one language. */
export interface FormTexts {
  /** Public address of the website. */
  readonly url: string;
  /** What the service itself says; absent where the site has no forms. */
  readonly phrases: Phrases | undefined;
  readonly forms: ReadonlyMap<string, NamedForm>;
}

export function formTexts(context: ResolveContext): FormTexts {
  const { site } = context;
  const forms = [...collection(site, 'forms')].map(([id, { value }]) => {
    const { fields, ...form } = resolveEntry('forms', value, context);
    return [id, { id, ...form, ...(fields && { fields: named(fields) }) }] as const;
  });
  return { url: singleton(site, 'settings').url, phrases: phrases(context), forms: new Map(forms) };
}

/** These settings are resolved apart: the browser gets other things from that part of them. */
function phrases(context: ResolveContext): Phrases | undefined {
  const { forms } = singleton(context.site, 'settings');
  const schema = propertySchema(singletonSchema(context.site, 'settings'), 'forms') ?? {};
  return forms?.local && (resolve(forms.local, propertySchema(schema, 'local') ?? {}, context) as Phrases);
}

/** A field without a name is called as its kind, and the next one of that kind with a figure behind it. */
function named(fields: readonly FormField[]): NamedField[] {
  const taken = new Set(fields.map(({ name }) => name));
  return fields.map((field) => {
    let name = field.name ?? field.kind;
    for (let count = 2; field.name === undefined && taken.has(name); count += 1) name = `${field.kind}-${count}`;
    taken.add(name);
    return { ...field, name };
  });
}
