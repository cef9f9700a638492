import { asRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import { collection, type DraftSite } from '../site';
import type { Source } from '../source';

/** What a form of a site asks for. */
export interface FormFields {
  /** The name of the form. */
  readonly form: string;
  /** Where its fields are written. */
  readonly place: { readonly source: Source; readonly pointer: Pointer };
  readonly fields: readonly Readonly<Record<string, unknown>>[];
}

/** The forms whose fields the site names. */
export function formFields(site: DraftSite): FormFields[] {
  return [...collection(site, 'forms').values()].flatMap(({ id, source, pointer, value }) => {
    const fields: unknown = 'fields' in value ? value.fields : undefined;
    if (!Array.isArray(fields) || fields.length === 0) return [];
    const place = { source, pointer: [...pointer, 'fields'] };
    return [{ form: id, place, fields: fields.map((field: unknown) => asRecord(field)) }];
  });
}
