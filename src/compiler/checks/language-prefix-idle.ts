import type { Rule } from '../rule';
import { sourceOfSingleton } from '../site';

/** The addresses of the main language have no prefix: one that is written there does nothing. */
export const languagePrefixIdle: Rule<'language-prefix-idle'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const [main] = site.contract.languages;
  if (source === undefined || main?.prefix === undefined) return [];
  const pointer = ['languages', 0, 'prefix'];
  const fix = { edits: [{ do: 'remove' as const, file: source.path, pointer }], isCertain: false };
  const details = { language: main.code, prefix: main.prefix };
  return [{ code: 'language-prefix-idle', place: { source, pointer }, details, fix }];
};
