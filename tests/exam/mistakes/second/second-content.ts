import { secondFacts } from './facts';
import { secondFiles } from './files';
import { secondLists } from './lists';
import { secondMedia } from './media';
import { secondShape } from './shape';
import { secondSyntax } from './syntax';
import { secondTime } from './time';

/** Mistakes that were thought of without looking at the rules or at the other mistakes, apart in the table. */
export const second = {
  'facts 2': secondFacts,
  'media 2': secondMedia,
  'time 2': secondTime,
  'lists 2': secondLists,
  'shape 2': secondShape,
  'syntax 2': secondSyntax,
  'files 2': secondFiles,
};
