import { groupBy } from '../../shared/group-by';
import { areOneName, type NamedItem, namedByConsent, namingRows } from '../facts/kept-items';
import type { Finding } from '../findings/finding';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import { folded } from '../spelling/folded';

/** What is kept belongs to the same kind in the question of consent and in the tables about it, which stand below its name. */
export const consentCategoryOther: Rule<'consent-category-other'> = (site) => {
  const [source, consent] = [sourceOfSingleton(site, 'consent'), singleton(site, 'consent')];
  if (source === undefined || consent === undefined) return [];
  const rows = namingRows(site).filter(({ heading }) => heading !== '');
  const items = [...groupBy(namedByConsent(consent), ({ category }) => category)];
  const titleOf = (category: string, language: string) =>
    String(inLanguage(Object(consent.categories)[category]?.title, language) ?? '');
  // Told in one language: what is so in one mostly is in all.
  const told = new Set<string>();
  return site.contract.languages.flatMap(({ code }) => {
    const isCalled = (category: string, heading: string) => folded(titleOf(category, code)) === folded(heading.trim());
    const elsewhere = ({ name, category }: NamedItem) =>
      rows.find(({ written, names, heading }) => {
        if (written.language !== code || isCalled(category, heading)) return false;
        const isOther = items.some(([other]) => isCalled(other, heading));
        return isOther && names.some((row) => areOneName(row.name, name));
      });
    return items.flatMap(([category, named]) => {
      const found = named.flatMap((item) => ({ item, row: elsewhere(item) }));
      const astray = found.flatMap(({ item, row }) => (row === undefined ? [] : { item, row }));
      const isTitle = astray.length === found.length;
      return astray.slice(0, isTitle ? 1 : undefined).flatMap(({ item, row }): Finding<'consent-category-other'>[] => {
        const key = isTitle ? category : item.pointer.join('/');
        if (told.has(key)) return [];
        told.add(key);
        const { written, heading } = row;
        const details = {
          name: item.name,
          category: titleOf(category, code),
          other: heading.trim(),
          file: `site/${written.source.path}`,
        };
        const pointer = isTitle ? ['categories', category, 'title', code] : item.pointer;
        return [{ code: 'consent-category-other', place: { source, pointer }, details }];
      });
    });
  });
};
