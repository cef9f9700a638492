import type { Page as PageSource } from '../../generated/source-types';
import type { PageException } from '../../generated/types';
import type { Language } from '../shared/language';
import { englishPath } from '../shared/paths';
import type { Schema } from './contract';
import { type ResolveContext, resolve } from './resolve/resolve';
import { collection } from './site';

/** What is said in place of pages that cannot be fetched or do not exist, for those that say something of their own. */
export function pageExceptions(context: ResolveContext): PageException[] {
  const { site, language } = context;
  const schemas = site.contract.schemas.get('page.schema.json')?.properties ?? {};
  const resolved = (value: object, schema: Schema = {}) => resolve(value, schema, context) as object;
  return [...collection(site, 'pages').values()].flatMap(({ value }) => {
    const { path, failure, missing } = value as unknown as PageSource;
    if (failure === undefined && missing === undefined) return [];
    return {
      paths: pathsOf(path, language),
      ...(failure && { failure: { retries: 0, ...resolved(failure, schemas.failure) } }),
      ...(missing && { missing: resolved(missing, schemas.missing) }),
    } as PageException;
  });
}

/** Where this language of a page is read: its own path and, where both share one, that. */
function pathsOf(path: PageSource['path'], language: Language): string[] {
  if (path.es !== path.en) return [path[language]];
  return language === 'en' ? [englishPath(path.en), path.en] : [path.es];
}
