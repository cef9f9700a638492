import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { below, type Pointer } from '../../shared/pointer';
import type { Contract } from '../schema/contract';
import type { Schema } from '../schema/schema';
import type { Source } from '../source';
import { valuesWith } from '../values/values';
import type { Visit } from '../values/visit';

/** What is written for one language. */
export interface LanguageText {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly language: Language;
  readonly text: string;
}

/** A text that visitors read, in the languages in which it is written. */
export interface LocalisedText {
  readonly pointer: Pointer;
  readonly schema: Schema;
  readonly isHtml: boolean;
  /** In the order of the site's languages. */
  readonly texts: readonly LanguageText[];
  /** The texts that say the same: none where it is shown in one language only. */
  readonly pairs: readonly TranslationPair[];
  /** That language. */
  readonly shownIn?: Language;
}

/** A text in the default language, and what says it in another one. */
export interface TranslationPair {
  readonly original: LanguageText;
  readonly translation: LanguageText;
}

/** The texts of a file that are written once for each language. Addresses of pages are no texts. */
export const localisedTexts = oncePerObject(
  (source: Source, contract: Contract): readonly LocalisedText[] =>
    onlyLocalised.get(source) ??
    valuesWith({ sources: [source], contract }, 'x-localised')
      .filter(({ schema }) => schema['x-resolve'] !== undefined)
      .map((value) => readValue(value, contract)),
);

const onlyLocalised = new WeakMap<Source, readonly LocalisedText[]>();

/** From now on it is as if nothing else of a file were written once for each language. */
export function compareNothingElse(file: Source, texts: readonly LocalisedText[]): void {
  onlyLocalised.set(file, texts);
}

function readValue(value: Visit, contract: Contract): LocalisedText {
  const { source, pointer, schema } = value;
  const texts = textsOf(value, contract);
  const shownIn = onlyLanguageOf(source, pointer);
  return {
    pointer,
    schema,
    texts,
    isHtml: schema['x-resolve'] === 'html',
    pairs: shownIn === undefined ? pairsOf(texts, contract) : [],
    ...(shownIn !== undefined && { shownIn }),
  };
}

function textsOf({ source, pointer, value }: Visit, { languages }: Contract): LanguageText[] {
  return languages.flatMap(({ code }) => {
    if (typeof value === 'string') return [{ source, pointer, language: code, text: value }];
    const text = isRecord(value) ? value[code] : undefined;
    return typeof text === 'string' ? [{ source, pointer: below(pointer, code), language: code, text }] : [];
  });
}

/** A text for all languages, where each is to have its own, is told already. */
function pairsOf(texts: readonly LanguageText[], { languages }: Contract): TranslationPair[] {
  const original = texts.find(({ language }) => language === languages[0]?.code);
  if (original === undefined) return [];
  return texts.filter(({ pointer }) => pointer !== original.pointer).map((translation) => ({ original, translation }));
}

/**
 * The language that a value, or something that it is part of, names in `when: {language}`. That of an entry says in which
 * lists it stands: its own page shows it in every language.
 */
function onlyLanguageOf({ data, kind }: Source, pointer: Pointer): Language | undefined {
  const isEntry = kind.schema['x-section'] !== true;
  let value: unknown = data;
  for (const [depth, key] of pointer.entries()) {
    const isOfLists = depth === 0 && isEntry;
    if (!isOfLists && isRecord(value) && isRecord(value.when) && typeof value.when.language === 'string')
      return value.when.language;
    value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
  }
  return undefined;
}
