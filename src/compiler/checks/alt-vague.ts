import { capitalised } from '../../shared/capitalised';
import { setEdit } from '../findings/fixes';
import { everyLanguage } from '../language-data/known-languages';
import type { OwnRule } from '../rule';
import { folded } from '../spelling/folded';
import { inEach, valuesResolvedAs } from '../values/values';

const pictures = everyLanguage.flatMap((data) => data.pictures ?? []);

/** In whatever language: pictures keep what the program that made them called them. */
const ALONE = new RegExp(`^(?:${pictures.map(({ alone }) => alone).join('|')})$`);

const BEFORE = pictures
  .flatMap(({ before = [] }) => before)
  .map(([pattern, instead]) => ({ pattern: new RegExp(`^${pattern}(?=\\p{L})`, 'iu'), instead }));

/** A picture may show a year, as a badge or a house does. */
const YEAR = /^(?:1\d|20)\d\d$/;

/** What is said of a picture tells what it shows, and not that it is a picture, which whatever reads it out says anyway. */
export const altVague: OwnRule<'alt-vague'> = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { alt } }) =>
    inEach(alt).flatMap(({ key, text }) => {
      const place = { source, pointer: [...pointer, 'alt', ...key] };
      if (isVague(text)) return [{ code: 'alt-vague' as const, place, details: { alt: text } }];
      const correct = whatItShows(text.trim());
      if (correct === undefined) return [];
      const fix = { edits: [setEdit(place, correct)], isCertain: false };
      return [{ code: 'alt-vague' as const, place, details: { alt: text, correct }, fix }];
    }),
  );

function isVague(text: string): boolean {
  const said = folded(text.trim()).replace(/[.!]+$/, '');
  const isWithoutWords = text.trim() !== '' && !/[\p{L}{]/u.test(said) && !YEAR.test(said);
  return isWithoutWords || ALONE.test(said);
}

/** A text without its beginning that says that it is of a picture; nothing where it does not. */
function whatItShows(text: string): string | undefined {
  const found = BEFORE.find(({ pattern }) => pattern.test(text));
  return found && capitalised(text.replace(found.pattern, found.instead));
}
