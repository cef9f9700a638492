import { writtenRedirects } from '../addresses/written-redirects';
import type { Finding } from '../problems/finding';
import { possibleFix, setEdit } from '../problems/fixes';
import type { Rule } from '../rule';

/** An old address with a number leads to the page with that number, where there is one, and not to the one beside it. */
export const redirectOfOther: Rule<'redirect-of-other'> = (site) =>
  writtenRedirects(site).flatMap(({ redirect: { from, page }, source, pointer }): Finding<'redirect-of-other'>[] => {
    if (from === undefined || page === undefined) return [];
    const [number, other] = [from, page].map(onlyNumberIn);
    if (number === undefined || other === undefined || number === other) return [];
    const correct = page.replace(other, number);
    if (!site.pages.byId.has(correct) || !site.pages.byId.has(page)) return [];
    const place = { source, pointer: [...pointer, 'page'] };
    return [
      {
        code: 'redirect-of-other',
        place,
        details: { address: from, page, correct },
        ...possibleFix(setEdit(place, correct)),
      },
    ];
  });

function onlyNumberIn(name: string): string | undefined {
  const [number, ...more] = name.match(/\d+/g) ?? [];
  return more.length === 0 ? number : undefined;
}
