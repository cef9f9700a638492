import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import { setEdit } from '../findings/fixes';
import { ASKED_FOR } from '../language-data/contacts';
import type { Rule } from '../rule';
import { folded } from '../spelling/folded';
import { type FormFields, formFields } from '../values/form-fields';

/** A field of a form is of the kind for which its label asks. */
export const fieldKindOther: Rule<'field-kind-other'> = (site) =>
  formFields(site).flatMap(({ place: { source, pointer }, fields }) =>
    fields.flatMap((field, index): Finding<'field-kind-other'>[] => {
      const { kind } = field;
      const [asking] = labelsOf(field).filter(({ text }) => askedBy(text) !== undefined);
      const correct = asking && askedBy(asking.text);
      if (asking === undefined || correct === undefined || kind === undefined || kind === correct) return [];
      const details = { label: asking.text, kind: String(kind), correct };
      const beside = fields.findIndex((other) => other.kind === correct);
      const exchanged = exchangedLabels(field, fields[beside], correct);
      const [first] = exchanged;
      if (first === undefined) {
        const place = { source, pointer: [...pointer, index, 'kind'] };
        const fix = { edits: [setEdit(place, correct)], isCertain: false };
        return [{ code: 'field-kind-other', place, details, fix }];
      }
      const placeIn = (at: number, path: Pointer) => ({ source, pointer: [...pointer, at, ...path] });
      const edits = exchanged.flatMap(({ path, text, other }) => [
        setEdit(placeIn(index, path), other),
        setEdit(placeIn(beside, path), text),
      ]);
      return [
        {
          code: 'field-kind-other',
          place: placeIn(index, first.path),
          details: { ...details, beside: { field: String(fields[beside]?.name), label: first.other } },
          fix: { edits, isCertain: false },
        },
      ];
    }),
  );

type Field = FormFields['fields'][number];

/** What a label says, and where in its field it is written. */
interface Label {
  readonly path: Pointer;
  readonly text: string;
}

function labelsOf({ label }: Field): Label[] {
  const texts = isRecord(label)
    ? Object.entries(label).map(([language, text]) => ({ path: ['label', language], text }))
    : [{ path: ['label'], text: label }];
  return texts.filter((written): written is { path: string[]; text: string } => typeof written.text === 'string');
}

/**
 * The labels that ask for what another field takes, where that one has others, and what it has in their place. Where each asks
 * for what the other takes, it may as well be their kinds that have changed places.
 */
function exchangedLabels(field: Field, beside: Field = {}, kind: string): (Label & { other: string })[] {
  const others = new Map(labelsOf(beside).map(({ path, text }) => [path.join(), text]));
  if ([...others.values()].some((text) => askedBy(text) === field.kind)) return [];
  return labelsOf(field).flatMap((label) => {
    const other = others.get(label.path.join());
    const isExchanged = other !== undefined && askedBy(label.text) === kind && askedBy(other) !== kind;
    return isExchanged ? [{ ...label, other }] : [];
  });
}

function askedBy(label: string): string | undefined {
  const text = folded(label)
    .replaceAll(/[^\p{L} -]/gu, '')
    .trim();
  return Object.keys(ASKED_FOR).find((kind) => ASKED_FOR[kind]?.test(text));
}
