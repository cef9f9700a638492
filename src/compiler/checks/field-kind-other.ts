import { isRecord } from '../../shared/is-record';
import type { Finding } from '../problems/finding';
import { setEdit } from '../problems/fixes';
import type { Rule } from '../rule';
import { folded } from '../texts/folded';
import { formFields } from '../values/form-fields';

/** What is asked for, by the words with which it is asked; in several languages, without accents. */
const ASKED: Readonly<Record<string, RegExp>> = {
  email:
    /^(?:tu |your |votre |ihre |el teu )?(?:(?:direccion de )?correo(?: electronico)?|adreca electronica|correu(?: electronic)?|(?:adresse )?e-?mail(?: address|-adresse)?|courriel|indirizzo e-?mail)$/,
  phone:
    /^(?:tu |your |votre |ihre |el teu )?(?:(?:numero de )?(?:telefono|telephone|telefon|telefone)|(?:tele)?phone(?: number)?|telefonnummer|movil|mobile(?: number)?)$/,
};

/** A field of a form is of the kind for which its label asks. */
export const fieldKindOther: Rule<'field-kind-other'> = (site) =>
  formFields(site).flatMap(({ place: { source, pointer }, fields }) =>
    fields.flatMap(({ label: written, kind }, index): Finding<'field-kind-other'>[] => {
      const labels: readonly unknown[] = isRecord(written) ? Object.values(written) : [written];
      const label = labels.find((text): text is string => typeof text === 'string' && askedBy(text) !== undefined);
      const correct = label === undefined ? undefined : askedBy(label);
      if (label === undefined || correct === undefined || kind === undefined || kind === correct) return [];
      const place = { source, pointer: [...pointer, index, 'kind'] };
      const fix = { edits: [setEdit(place, correct)], isCertain: false };
      return [{ code: 'field-kind-other', place, details: { label, kind: String(kind), correct }, fix }];
    }),
  );

function askedBy(label: string): string | undefined {
  const text = folded(label)
    .replaceAll(/[^\p{L} -]/gu, '')
    .trim();
  return Object.keys(ASKED).find((kind) => ASKED[kind]?.test(text));
}
