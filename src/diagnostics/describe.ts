import type { Location, Problem } from '../compiler/findings/problem';
import type { MessageLanguage } from './languages';
import type { Description, MessageCatalogue } from './messages/catalogue';
import { en } from './messages/en';
import { es } from './messages/es';

const catalogues: Readonly<Record<MessageLanguage, MessageCatalogue>> = { es, en };

/** What a problem says in a language: of one that stands at several places, also where the others are. */
export function describeProblem(problem: Problem, language: MessageLanguage): Description {
  const inWords = catalogues[language][problem.code] as (details: Problem['details']) => Description;
  const { message, ...rest } = inWords(shortened(problem.details));
  const { others = [] } = problem;
  return {
    message: others.length === 0 ? message : `${message} ${alsoAt[language](others.length, listed(others))}`,
    ...rest,
  };
}

/** As much of what somebody has written as is repeated in words. */
const MOST_CHARACTERS = 1000;

/** A key of a million letters must not make as long a sentence, several times over. */
function shortened(details: Problem['details']): Problem['details'] {
  const parts = Object.entries(details).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value,
  ]);
  return Object.fromEntries(parts) as Problem['details'];
}

const MOST_LISTED = 3;

const alsoAt: Readonly<Record<MessageLanguage, (count: number, places: string) => string>> = {
  es: (count, places) => `Afecta también a ${count} ${count === 1 ? 'sitio' : 'sitios'}: ${places}`,
  en: (count, places) => `${count} other ${count === 1 ? 'place is' : 'places are'} affected: ${places}`,
};

function listed(places: readonly Location[]): string {
  const each = [...new Set(places.map(({ file, line }) => `site/${file}:${line}`))];
  return each.slice(0, MOST_LISTED).join(', ') + (each.length > MOST_LISTED ? ', …' : '.');
}
