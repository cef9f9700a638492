import type { Rule } from '../rule';
import { singleton } from '../site';
import { fewInEach } from '../texts/few-faults';
import { runsWithFacts, textOf } from '../texts/readable-texts';

/** A price that a sentence says two times, with other words between. */
const TWICE = /\{\{\s*facts\.([\w-]+)\s*\}\}([^.!?{}]{1,80})\{\{\s*facts\.\1\s*\}\}/gu;

/** A sentence that names two prices names two. */
export const factSaidTwice: Rule<'fact-said-twice'> = (site) => {
  const facts = singleton(site, 'facts') ?? {};
  return fewInEach(runsWithFacts(site), textOf, ({ written, text, offset }) =>
    [...text.matchAll(TWICE)].flatMap(({ 0: whole, 1: fact = '', 2: between = '', index }) => {
      if (facts[fact]?.type !== 'money' || !/\p{L}{3}/u.test(between)) return [];
      const { source, pointer } = written;
      const start = whole.lastIndexOf('{{');
      const part = { offset: offset + index + start, length: whole.length - start };
      return [{ code: 'fact-said-twice' as const, place: { source, pointer, part }, details: { fact } }];
    }),
  );
};
