import { oncePerPlace } from '../addresses/path-claims';
import type { Rule } from '../rule';
import { folded } from '../texts/folded';
import { type PageText, pageTexts } from '../texts/page-texts';
import { shortestDescription } from '../texts/sensible-lengths';

/** The description of a page says more than its title, beside which search engines show it. */
export const descriptionSame: Rule<'description-same'> = (site) => {
  const { title, description } = pageTexts(site);
  const titles = new Map(title.map(({ page, language, text }) => [`${language} ${page.id}`, text]));
  // A template may add the same to all titles. Hardly a title is as long.
  const isTitle = ({ page, language, text }: PageText) => {
    const [named = '', said] = [titles.get(`${language} ${page.id}`), withoutStop(text)];
    return named.length >= said.length && folded(named).startsWith(folded(said));
  };
  return oncePerPlace(
    description
      .filter((said) => isTitle(said) && said.text.length >= shortestDescription(said.text))
      .map(({ place, text }) => ({ code: 'description-same', place, details: { text } })),
  );
};

/** A title has no full stop. */
function withoutStop(text: string): string {
  return text.replace(/[\s.!…]+$/, '');
}
