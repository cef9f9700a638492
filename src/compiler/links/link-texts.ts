import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { textOfLink } from '../html/html-links';
import { languageData } from '../language-data/known-languages';
import type { Contract } from '../schema/contract';
import { folded } from '../spelling/folded';
import { asName } from '../texts/named-in';
import { valueAt } from '../values/value-at';
import type { WrittenLink } from './links';

export interface LinkText {
  readonly text: string;
  /** The same as a name. */
  readonly said: string;
  readonly language: Language;
}

/** What visitors read of a link, in each language; of one in HTML what stands in its element. */
export function textsOfLink({ source, inHtml, placeOf }: WrittenLink, { languages }: Contract): LinkText[] {
  const [only, ...others] = languages;
  const ofAll = others.length === 0 ? only?.code : undefined;
  if (inHtml !== undefined) {
    const { text, part, pointer } = inHtml;
    return [linkText(textOfLink(text, part), ofAll ?? String(pointer.at(-1)))];
  }
  const place = placeOf('page');
  const label = 'pointer' in place ? valueAt(source.data, [...place.pointer.slice(0, -1), 'label']) : undefined;
  if (typeof label === 'string' && ofAll !== undefined) return [linkText(label, ofAll)];
  if (!isRecord(label)) return [];
  return Object.entries(label).flatMap(([language, text]) =>
    typeof text === 'string' ? linkText(text, language) : [],
  );
}

function linkText(text: string, language: Language): LinkText {
  return { text, said: asName(text), language };
}

/** Whether a text says nothing of where its link leads. */
export function isVague(text: string, language: Language | undefined): boolean {
  const words = folded(text.replaceAll('&nbsp;', ' ').replaceAll('’', "'"))
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  return languageData(language)?.vague?.includes(words) === true;
}
