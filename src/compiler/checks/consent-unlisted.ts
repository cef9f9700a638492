import { distance } from 'fastest-levenshtein';
import { groupBy } from '../../shared/group-by';
import { areOneName, type NamedItem, namedByConsent, namingRows } from '../facts/kept-items';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';

/** Of what the question of consent names, this part at least is in the tables of a page that tells of all of it. */
const MOST_LISTED = 2 / 3;
const MOST_CHANGES = 2;
const SHORTEST = 4;

/** What the question of consent says that is kept has its row in the tables about it, under the same name. */
export const consentUnlisted: Rule<'consent-unlisted'> = (site) => {
  const source = sourceOfSingleton(site, 'consent');
  if (source === undefined) return [];
  const items = namedByConsent(singleton(site, 'consent'));
  const rows = namingRows(site).flatMap(({ written, names }) => names.map((named) => ({ ...named, written })));
  return [...groupBy(rows, ({ written }) => written.source)].flatMap(([page, listed]) => {
    const isListed = ({ name }: NamedItem) => listed.some((row) => areOneName(name, row.name));
    const unlisted = items.filter((item) => !isListed(item));
    if (items.length - unlisted.length < MOST_LISTED * items.length) return [];
    // What the page tells of in other words, it tells of.
    const missing = unlisted.filter(({ name }) => !page.text.includes(name.replace(/_?\*$/, '')));
    return [
      ...missing.map(({ name, pointer }): Finding<'consent-unlisted'> => {
        const details = { name, file: `site/${page.path}` };
        return { code: 'consent-unlisted', place: { source, pointer }, details };
      }),
      ...(missing.length > 0 ? [] : misspelt(listed, items)),
    ];
  });
};

interface Row {
  readonly name: string;
  readonly offset: number;
  readonly written: ReturnType<typeof namingRows>[number]['written'];
}

/** A slip apart; a name may be the beginning of several. */
function isNearly(name: string, other: string): boolean {
  return !other.startsWith(name) && distance(name, other) <= MOST_CHANGES;
}

/** Names in rows that are nearly those of the question. */
function misspelt(rows: readonly Row[], items: readonly NamedItem[]): Finding<'consent-unlisted'>[] {
  return rows.flatMap(({ name, offset, written }): Finding<'consent-unlisted'>[] => {
    if (name.length < SHORTEST || items.some((item) => areOneName(name, item.name))) return [];
    const correct = items.find((item) => isNearly(name, item.name))?.name;
    if (correct === undefined) return [];
    const part = { offset, length: name.length };
    const place = { source: written.source, pointer: written.pointer, part };
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    return [{ code: 'consent-unlisted', place, details: { name, correct }, fix }];
  });
}
