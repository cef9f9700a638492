import { join } from 'node:path';
import { project } from '../project';
import { hashOf } from './hash';

/** Where is kept what is known of the files and the pages of a site. */
export function contentCacheFolder(site: string): string {
  return join(project.cache, 'content', hashOf(site));
}
