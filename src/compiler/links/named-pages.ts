import { noted } from '../values/notes';
import { valuesResolvedAs, valuesWith } from '../values/values';
import { writtenLinks } from './links';

/** The pages that a file names, each once: those to which its links lead, and those that it names for something else. */
export const namedPages = noted('pages', (source, contract) => {
  const file = { sources: [source], contract };
  const linked = writtenLinks(file).flatMap(({ target: { page } }) => page ?? []);
  const others = [...valuesResolvedAs(file, 'pageAddress'), ...valuesWith(file, 'x-page')];
  return {
    linked: [...new Set(linked)],
    others: [...new Set(others.map(({ value }) => String(value)))],
  };
});
