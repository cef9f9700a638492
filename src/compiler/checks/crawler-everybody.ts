import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';

/** What browsers call themselves by, of each kind one. */
const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
].map((browser) => browser.toLowerCase());

/** Shorter ones are told by their form. */
const SHORTEST = 3;

/** A word by which robots are told is none that the browsers of visitors have, who would all be taken for robots. */
export const crawlerEverybody: Rule<'crawler-everybody'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const { crawlers = [] } = singleton(site, 'settings')?.visitor ?? {};
  if (source === undefined || !Array.isArray(crawlers)) return [];
  return crawlers.flatMap((word: unknown, index) => {
    const said = typeof word === 'string' ? word.toLowerCase() : '';
    if (said.length < SHORTEST || !BROWSERS.some((browser) => browser.includes(said))) return [];
    const pointer = ['visitor', 'crawlers', index];
    const fix = { edits: [{ do: 'remove' as const, file: source.path, pointer }], isCertain: false };
    return [{ code: 'crawler-everybody', place: { source, pointer }, details: { word: String(word) }, fix }];
  });
};
