import { isRecord } from '../../shared/is-record';
import { oncePerPlace } from '../addresses/path-claims';
import { setEdit } from '../findings/fixes';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';

/** Keywords stand between commas, each once, without the signs of a social network. */
export const keywordsMalformed: Rule<'keywords-malformed'> = (site) =>
  oncePerPlace(
    site.pages.all.flatMap(({ page: { value, source, pointer } }) => {
      const { keywords } = value;
      return site.contract.languages.flatMap(({ code }) => {
        const text = inLanguage(keywords, code);
        const correct = text === undefined ? '' : corrected(text);
        if (text === undefined || correct === '' || correct === normal(text)) return [];
        const place = { source, pointer: [...pointer, 'keywords', ...(isRecord(keywords) ? [code] : [])] };
        const fix = { edits: [setEdit(place, correct)], isCertain: true };
        return [{ code: 'keywords-malformed' as const, place, details: { correct }, fix }];
      });
    }),
  );

function corrected(text: string): string {
  // What stands after a semicolon, a line or a sign of a network is another keyword; in a token it is part of it.
  const parts = text.includes('{{') ? text.split(',') : text.split(/[,;\n]|\s#|^#/);
  const keywords = new Map<string, string>();
  for (const part of parts.map((part) => part.trim()).filter((part) => part !== '')) {
    const key = part.toLowerCase();
    if (!keywords.has(key)) keywords.set(key, part);
  }
  return [...keywords.values()].join(', ');
}

function normal(text: string): string {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
