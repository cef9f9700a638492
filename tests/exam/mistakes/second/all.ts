import { addresses } from './addresses';
import { secondFacts } from './facts';
import { secondFiles } from './files';
import { languages } from './languages';
import { links } from './links';
import { secondLists } from './lists';
import { secondMedia } from './media';
import { search } from './search';
import { secondShape } from './shape';
import { secondSyntax } from './syntax';
import { text } from './text';
import { secondTime } from './time';

/** Mistakes that were thought of later, without looking at the rules or at the other mistakes; apart in the table. */
export const second = {
  'languages 2': languages,
  'text 2': text,
  'addresses 2': addresses,
  'links 2': links,
  'search 2': search,
  'facts 2': secondFacts,
  'media 2': secondMedia,
  'time 2': secondTime,
  'lists 2': secondLists,
  'shape 2': secondShape,
  'syntax 2': secondSyntax,
  'files 2': secondFiles,
};
