import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { folded } from '../texts/folded';
import { pageTexts } from '../texts/page-texts';
import { shortestDescription } from '../texts/sensible-lengths';

/** The description of a page says more than its title, beside which search engines show it. */
export const descriptionSame: Rule<'description-same'> = (site) => {
  const { title, description } = pageTexts(site);
  const titles = new Map(title.map(({ page, language, text }) => [`${language} ${page.id}`, folded(text)]));
  return oncePerPlace(
    description
      // A template may add the same to all titles.
      .filter(({ page, language, text }) => titles.get(`${language} ${page.id}`)?.startsWith(withoutStop(folded(text))))
      .filter(({ text }) => text.length >= shortestDescription(text))
      .map(({ place, text }) => ({ code: 'description-same', place, details: { text } })),
  );
};

/** A title has no full stop. */
function withoutStop(text: string): string {
  return text.replace(/[\s.!…]+$/, '');
}
