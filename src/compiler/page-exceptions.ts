import type { Page as PageSource } from '../../generated/source-types';
import type { PageException } from '../shared/manifest';
import { placePage } from '../shared/paths';
import type { Schema } from './contract';
import { inLanguage } from './languages';
import { type ResolveContext, resolve } from './resolve/resolve';
import { collection } from './site';

/** What is said in place of pages that cannot be fetched or do not exist, for those that say something of their own. */
export function pageExceptions(context: ResolveContext): PageException[] {
  const { site } = context;
  const schemas = site.contract.schemas.get('page.schema.json')?.properties ?? {};
  const resolved = (value: object, schema: Schema = {}) => resolve(value, schema, context) as object;
  return [...collection(site, 'pages').values()].flatMap(({ value }) => {
    const { path, failure, missing } = value as unknown as PageSource;
    if (failure === undefined && missing === undefined) return [];
    return {
      paths: pathsOf(path, context),
      ...(failure && { failure: { retries: 0, ...resolved(failure, schemas.failure) } }),
      ...(missing && { missing: resolved(missing, schemas.missing) }),
    } as PageException;
  });
}

/** Where this language of a page is read: its own path and, where it shares one, that. */
function pathsOf(path: PageSource['path'], { site, language }: ResolveContext): string[] {
  const { languages } = site.contract;
  const written = languages.map(({ code }) => [code, inLanguage(path, code) ?? ''] as const);
  const { alternates, sharedPath } = placePage(Object.fromEntries(written), languages);
  const isShared = sharedPath !== undefined && inLanguage(path, language) === sharedPath;
  return [...new Set([alternates[language] ?? '', ...(isShared ? [sharedPath] : [])])];
}
