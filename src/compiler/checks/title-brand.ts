import { setEdit } from '../findings/fixes';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import { singleton } from '../site';
import { nameInSuffix } from '../texts/name-in-suffix';
import { pageTexts } from '../texts/page-texts';
import { valueAt } from '../values/value-at';

/** The settings put the name of the site behind each title: written there as well, it would be read twice. Told once of a title. */
export const titleBrand: Rule<'title-brand'> = (site) => {
  const { brand, titleSuffix } = singleton(site, 'settings') ?? {};
  const names = new Map(
    site.contract.languages.map(({ code }) => [code, nameInSuffix(inLanguage(titleSuffix ?? brand, code) ?? '')]),
  );
  const found = pageTexts(site).title.flatMap(({ place, text, language }) => {
    const name = names.get(language) ?? '';
    if (name === '' || !text.endsWith(name)) return [];
    const before = text.slice(0, -name.length);
    const correct = before.replace(/\s*[|–—·:,-]\s*$/, '');
    if (correct === before || correct.trim() === '') return [];
    return [
      { place, details: { brand: name, correct }, isWritten: valueAt(place.source.data, place.pointer) === text },
    ];
  });
  const first = new Map<string, (typeof found)[number][]>();
  for (const one of found) {
    const key = [one.place.source.path, ...one.place.pointer.slice(0, -1)].join('/');
    first.set(key, [...(first.get(key) ?? []), one]);
  }
  return [...first.values()].flatMap((group) => {
    const [one] = group;
    if (one === undefined) return [];
    const edits = group
      .filter(({ isWritten }) => isWritten)
      .map(({ place, details }) => setEdit(place, details.correct));
    const { place, details } = one;
    return [{ code: 'title-brand', place, details, ...(edits.length > 0 && { fix: { edits, isCertain: false } }) }];
  });
};
