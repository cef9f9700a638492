import type { Files } from '../site';
import type { Source } from '../source';
import { isLabel, isName } from '../texts/kinds-of-text';
import { type ReadableText, readableTexts, readNothingElse } from '../texts/readable-texts';
import { inFiles } from '../values/values';
import { compareNothingElse, type LocalisedText, localisedTexts } from './localised-texts';

/** What a value says to visitors: one text in each language, or one for all of them. */
export interface Saying {
  readonly texts: readonly ReadableText[];
  /** The same texts beside each other, where the value has one for each language. */
  readonly localised: LocalisedText | undefined;
}

/** What visitors read in some files, value by value. */
export const sayings: (files: Files) => readonly Saying[] = inFiles((source, contract) => {
  const file = { sources: [source], contract };
  const localised = new Map(localisedTexts(source, contract).map((value) => [value.pointer, value]));
  const found: { texts: ReadableText[]; localised: LocalisedText | undefined }[] = [];
  let last: ReadableText | undefined;
  for (const written of readableTexts(file)) {
    if (last?.value === written.value) found.at(-1)?.texts.push(written);
    else found.push({ texts: [written], localised: localised.get(written.value) });
    last = written;
  }
  return found;
});

/** A file as if it said nothing else, for those who look at nothing else of it. */
export function reducedTo(source: Source, said: readonly Saying[]): Source {
  const file = source.withData(source.data);
  readNothingElse(
    file,
    said.flatMap(({ texts }) => texts),
  );
  compareNothingElse(
    file,
    said.flatMap(({ localised }) => localised ?? []),
  );
  return file;
}

/** What of a saying may be told from, besides the characters of its texts. */
export function kindOf({ texts, localised }: Saying): string {
  const [first] = texts;
  if (first === undefined) return '';
  const { isHtml, placeholders } = first;
  const languages = texts.map(({ language }) => language).join(' ');
  return [isHtml, isName(first), isLabel(first), languages, localised?.pairs.length, ...placeholders].join();
}

export function wordingOf({ texts }: Saying): string {
  return texts.map(({ text }) => text).join('\n\0');
}
