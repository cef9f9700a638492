import { join } from 'node:path';
import { hashOf } from '../hash';
import { project } from '../project';

/** Where is kept what is known of the files and the pages of a site. */
export function contentCacheFolder(site: string): string {
  return join(project.cache, 'content', hashOf(site));
}
