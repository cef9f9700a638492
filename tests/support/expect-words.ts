import { expect } from 'vitest';
import type { Problem } from '../../src/compiler/findings/problem';
import { describeProblem } from '../../src/diagnostics/describe';
import { messageLanguages } from '../../src/diagnostics/languages';

/** In each language a problem is told in a whole sentence, and no value is missing in it. */
export function expectWords(problem: Problem): void {
  const told = messageLanguages.map((language) => describeProblem(problem, language));
  for (const { message, hint = '' } of told) {
    expect(message).toMatch(/^\P{Ll}.*[.?…]$/su);
    // Somebody may have typed such a word.
    const [missing = ''] = /undefined|null|\[object|NaN/.exec(`${message} ${hint}`) ?? [];
    expect(JSON.stringify(problem.details)).toContain(missing);
  }
  expect(new Set(told.map(({ message }) => message)).size).toBe(messageLanguages.length);
}
