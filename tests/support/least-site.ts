import { languagesTagged } from '../../src/authoring/languages-tagged';

/** The languages of a new site, by their tags. */
export function tagged(...tags: string[]) {
  return languagesTagged(tags).map((found, index) => {
    if (found === undefined) throw new Error(tags[index]);
    return found;
  });
}

const PRECISE: readonly (readonly [RegExp, string])[] = [
  [/^(url: ).*$/m, '$1"https://www.one.example"'],
  [/^(email: )"\[\[.*$/m, '$1info@one.example'],
  [/^(color: ).*$/m, '$1"#204060"'],
  [/^(icon: ).*$/m, '$1icon.svg'],
];

/** A file of a new site, as somebody would write it who says the least of everything. */
export function withGapsFilled(text: string): string {
  const precise = PRECISE.reduce((whole, [what, value]) => whole.replace(what, value), text);
  return precise.replaceAll(/\[\[[^\]]*\]\]/g, (_gap, place: number) => `Q${place}`);
}
