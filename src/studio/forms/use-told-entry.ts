import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import { schemaOfValue } from '../../compiler/values/visit';
import { valueTitles } from '../../diagnostics/value-titles';
import { asRecord } from '../../shared/is-record';
import { readable, titleLanguages, titleOf } from '../content/thing';
import type { ContentPlace } from '../place';
import { useFormPart, useFormStore } from './form-store';
import { summaryOf } from './summary';
import { factCalled, shownFact } from './token-text';
import { usePageLedTo } from './use-page-led-to';
import { FILE_OF_SCOPE } from './use-token-value';

/** How an entry of a map is told from the others. */
export interface ToldEntry {
  /** As it calls itself, where it does. */
  readonly called: string;
  readonly beside: readonly string[];
  /** By what else it is found. */
  readonly alsoBy: readonly string[];
}

/** A fact is told by what is noted of it and by its value, also where that is worked out; by its kind it is found. */
export function useToldEntry(place: ContentPlace, raw: Schema): (name: string, value: unknown) => ToldEntry {
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const facts = useFormPart(({ names }) => (place.file === FILE_OF_SCOPE.facts ? names.facts : undefined));
  const { dataOf } = useFormStore();
  const pageOf = usePageLedTo();
  const kinds = valueTitles(dereference(contract, raw).properties?.type ?? {}, language);
  const read = (text: string) => readable(text, contract, dataOf, language);
  const summaryOfEntry = (value: unknown) => {
    const schema = schemaOfValue(contract, value, dereference(contract, raw));
    return pageOf(schema, value) ?? read(summaryOf(contract, schema, value, language));
  };
  return (name, value) => {
    const fact = facts?.find((each) => each.name === name);
    const [called, summary] =
      fact === undefined
        ? [read(titleOf(value, titleLanguages(contract, language)) ?? name), summaryOfEntry(value)]
        : [factCalled(fact), shownFact(fact, contract.languages[0]?.locale ?? language)];
    const { type } = asRecord(value);
    const kind = fact === undefined || typeof type !== 'string' ? undefined : (kinds.get(type) ?? type);
    const beside = [summary, name].filter((text) => text !== '' && text !== called);
    return { called, beside, alsoBy: kind === undefined ? [] : [kind] };
  };
}
