import { possible, setting, valueAt } from '../fixes';
import { inLanguage } from '../languages';
import { pageTexts } from '../page-texts';
import { oncePerPlace } from '../path-claims';
import type { Rule } from '../rule';
import { singleton } from '../site';

/** The settings put the name of the site behind each title: written there as well, it would be read twice. */
export const titleBrand: Rule<'title-brand'> = (site) => {
  const { brand, titleSuffix } = singleton(site, 'settings') ?? {};
  return oncePerPlace(
    pageTexts(site).title.flatMap(({ place, text, language }) => {
      const name = inLanguage(brand, language)?.trim() ?? '';
      const isAdded = name !== '' && inLanguage(titleSuffix, language)?.includes(name) === true;
      const correct =
        isAdded && text.endsWith(name) ? text.slice(0, -name.length).replace(/\s*[|–—·:,-]\s*$/, '') : text;
      if (correct === text || correct.trim() === '' || !/[|–—·:,-]\s*$/.test(text.slice(0, -name.length))) return [];
      const isWritten = valueAt(place.source.data, place.pointer) === text;
      return [
        {
          code: 'title-brand' as const,
          place,
          details: { brand: name, correct },
          ...(isWritten && possible(setting(place, correct))),
        },
      ];
    }),
  );
};
