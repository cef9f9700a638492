import { isRecord } from '../../../shared/is-record';
import type { Finding } from '../../findings/finding';
import type { Edit } from '../../findings/fix';
import type { Contract } from '../../schema/contract';
import { isByLanguage } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { inOneLine } from '../typical-value';
import { textsThere } from './languages-apart';
import { byHolder, isMissingKey, isUnknownKey, missingKeyOf, pathOf, unknownKeyOf } from './shape-errors';

type Texts = Readonly<Record<string, unknown>>;

/** Texts that stand below their language, as in `en: { title, intro }`, or in `translations:` by language. */
interface LanguagesAbove {
  readonly unknown: readonly [ShapeError, ...ShapeError[]];
  /** Those of the keys and of the texts. */
  readonly errors: readonly ShapeError[];
  /** The texts of all languages by the key in which they belong together. */
  readonly texts: ReadonlyMap<string, Texts>;
}

export function languagesAbove(errors: readonly ShapeError[], contract: Contract): LanguagesAbove[] {
  if (contract.languages.length < 2) return [];
  const holders = byHolder(errors);
  return [...holders.values()].flatMap((ofHolder) => {
    const [first, ...others] = ofHolder.filter(
      (error) => isUnknownKey(error) && textsBelow(error, contract) !== undefined,
    );
    if (first === undefined) return [];
    const unknown = [first, ...others] as const;
    const texts = byText(unknown, contract);
    const ofTexts = [...texts.keys()].flatMap((key) => holders.get(pathOf(first, key)) ?? []);
    const missing = ofHolder.filter((error) => isMissingKey(error) && texts.has(missingKeyOf(error)));
    return [{ unknown, errors: [...unknown, ...ofTexts, ...missing], texts }];
  });
}

/** By language, the texts below a key that is one, or that holds nothing but such keys. */
function textsBelow(
  { value, schema, ...error }: ShapeError,
  contract: Contract,
): ReadonlyMap<string, Texts> | undefined {
  const key = unknownKeyOf({ value, schema, ...error });
  const below: unknown = Reflect.get(Object(value), key);
  const isLanguage = (word: string) => contract.languages.some(({ code }) => code === word);
  const found = Object.entries(isLanguage(key) ? { [key]: below } : isRecord(below) ? below : {});
  const isText = (name: string) => isByLanguage(dereference(contract, schema.properties?.[name] ?? {}));
  const areTexts = (texts: unknown): texts is Texts =>
    isRecord(texts) &&
    Object.entries(texts).length > 0 &&
    Object.entries(texts).every(([name, text]) => isText(name) && typeof text === 'string');
  const areAll = found.length > 0 && found.every(([language, texts]) => isLanguage(language) && areTexts(texts));
  return areAll ? new Map(found.map(([language, texts]) => [language, texts as Texts])) : undefined;
}

function byText(unknown: readonly [ShapeError, ...ShapeError[]], contract: Contract): ReadonlyMap<string, Texts> {
  const codes = contract.languages.map(({ code }) => code);
  const below = new Map(unknown.flatMap((error) => [...(textsBelow(error, contract) ?? [])]));
  const keys = new Set([...below.values()].flatMap(Object.keys));
  return new Map(
    [...keys].map((key) => {
      const there = textsThere(Reflect.get(Object(unknown[0].value), key), codes);
      return [key, Object.fromEntries(codes.map((code) => [code, below.get(code)?.[key] ?? there[code] ?? '…']))];
    }),
  );
}

/** Tells how they are written together, with the edits for it if every language has its text. */
export function languagesBelow({ unknown, texts }: LanguagesAbove, source: Source): Finding {
  const [{ pointer, value }] = unknown;
  const keys = unknown.map(unknownKeyOf);
  const [first = ''] = keys;
  const file = source.path;
  const edits: Edit[] = [
    ...[...texts].map(([key, whole]): Edit => {
      const at = { file, pointer: [...pointer, key], value: whole };
      return Object.hasOwn(Object(value), key) ? { do: 'set', ...at } : { do: 'insert', ...at, before: first };
    }),
    ...keys.map((key): Edit => ({ do: 'remove', file, pointer: [...pointer, key] })),
  ];
  const isWhole = [...texts.values()].every((whole) => !Object.values(whole).includes('…'));
  const correct = [...texts].map(([key, whole]) => `${key}: ${inOneLine(whole)}`).join('\n');
  return {
    code: 'languages-apart',
    place: { source, pointer, key: first },
    details: { key: [...texts.keys()].join(), keys, correct },
    ...(isWhole && { fix: { edits, isCertain: false } }),
  };
}
