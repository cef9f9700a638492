import type { Language } from '../../shared/language';
import { asToken, tokensIn } from '../../shared/token-syntax';
import { oncePerPlace } from '../addresses/path-claims';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import { entrySchema } from '../schema/kind';
import type { DraftSite } from '../site';
import { folded } from '../spelling/folded';
import { type PageText, pageTexts, placeOfText } from '../texts/page-texts';
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
      .map((said) => ofTemplate(said) ?? { code: 'description-same', place: said.place, details: { text: said.text } }),
  );
};

/** Where a template describes each entry by its title: there, and not of each of them, with what they say of themselves. */
function ofTemplate({ page: { page, entry }, language, text }: PageText): Told | undefined {
  const key = keyTaken(page.value.description, language);
  if (entry === undefined || key === undefined || key !== keyTaken(page.value.title, language)) return undefined;
  const { properties = {} } = entrySchema(entry.source.kind);
  const description = DESCRIPTIONS.find((each) => each in properties);
  if (description === undefined) return undefined;
  const place = placeOfText(page.source, [...page.pointer, 'description'], page.value.description, language);
  const token = asToken('entry', description);
  return { code: 'description-same', place, details: { text, token }, ...possibleFix(setEdit(place, token)) };
}

type Told = Finding<'description-same'> & { readonly place: PageText['place'] };

/** What entries say of themselves, the best first. */
const DESCRIPTIONS = ['metaDescription', 'description'];

/** The key of an entry with whose text a text of its template begins. */
function keyTaken(written: DraftSite['pages']['all'][number]['page']['value']['title'], language: Language) {
  const text = inLanguage(written, language) ?? '';
  const [first] = tokensIn(text);
  return first?.scope === 'entry' && text.trim().startsWith(first.text) ? first.name : undefined;
}

/** A title has no full stop. */
function withoutStop(text: string): string {
  return text.replace(/[\s.!…]+$/, '');
}
