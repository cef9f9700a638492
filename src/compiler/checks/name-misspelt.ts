import type { Finding } from '../problems/finding';
import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { type NameInText, namesInTexts } from '../texts/names-in-texts';
import { isSlipOf } from '../texts/slip-of';
import { withoutAccents } from '../texts/wordings';
import { inEach } from '../values';

/** A name of several words has the accents that it has elsewhere in the site; that of the site itself is written without any slip. */
export const nameMisspelt: Rule<'name-misspelt'> = (site) => {
  const names = namesInTexts(site);
  const writings = writingsOf(names);
  const brands = inEach(singleton(site, 'settings')?.brand).map(({ text }) => text);
  const meantBy = (found: NameInText) => {
    const alike = writings.get(keyOf(found)) ?? NONE;
    if (alike.size > 1 || brands.includes(found.name)) return mostWritten(alike);
    return alike.get(found.name) === 1 ? brands.find((brand) => isSlipOfName(found.name, brand)) : undefined;
  };
  const misspelt = names.flatMap((found) => {
    const other = isSuffix(found) ? undefined : meantBy(found);
    return other === undefined || other === found.name ? [] : { ...found, other };
  });
  return misspelt.filter((one, at) => !overlap(misspelt[at - 1], one)).map(told);
};

interface Misspelt extends NameInText {
  readonly other: string;
}

/** A name and the same with a word more are told once. */
function overlap(before: Misspelt | undefined, { written, offset }: Misspelt): boolean {
  return before?.written === written && offset < before.offset + before.length;
}

function told({ written, name, other, offset, length }: Misspelt): Finding<'name-misspelt'> {
  const { source, pointer } = written;
  const part = { offset, length };
  const fix = fixOfText(written, [{ ...part, text: other }], false);
  return { code: 'name-misspelt', place: { source, pointer, part }, details: { name, other }, fix };
}

/** How often a name is written in each way. */
type Writings = ReadonlyMap<string, number>;

const NONE: Writings = new Map();

function writingsOf(names: readonly NameInText[]): ReadonlyMap<string, Writings> {
  const writings = new Map<string, Map<string, number>>();
  for (const found of names) {
    const alike = writings.get(keyOf(found)) ?? new Map<string, number>();
    alike.set(found.name, (alike.get(found.name) ?? 0) + 1);
    writings.set(keyOf(found), alike);
  }
  return writings;
}

/** Another language may write a name otherwise. */
function keyOf({ written: { language = '' }, bare }: NameInText): string {
  return `${language} ${bare}`;
}

/** What stands behind each title is held against the name of the site by `brand-other`. */
function isSuffix({ written: { source, pointer } }: NameInText): boolean {
  return source.kind.name === 'settings' && pointer[0] === 'titleSuffix';
}

/** Of several writings that of most texts, or else that with accents: they are lost more often than added. */
function mostWritten(alike: Writings): string | undefined {
  const [first] = [...alike].sort(([one, ones], [other, others]) => others - ones || accentsIn(other) - accentsIn(one));
  return first?.[0];
}

function accentsIn(name: string): number {
  return name.normalize('NFD').length - name.length;
}

/** Whether a name is another one but for a slip in one of its words. */
function isSlipOfName(name: string, meant: string): boolean {
  const [words, others] = [name.split(' '), meant.split(' ')];
  if (words.length !== others.length || others.length < 2) return false;
  const [at, ...more] = words.flatMap((word, index) => (word === others[index] ? [] : [index]));
  return at !== undefined && more.length === 0 && isSlipOf(small(words[at]), small(others[at]));
}

function small(word = ''): string {
  return withoutAccents(word).toLowerCase();
}
