import { expect, test } from 'vitest';
import type { Fix } from '../../../src/compiler/findings/fix';
import { diagnose } from '../../../src/compiler/syntax/diagnose';
import { firstFault } from '../../../src/compiler/syntax/first-fault';
import { reasonOfCode } from '../../../src/compiler/syntax/reasons';
import { readDocument } from '../../../src/compiler/yaml/yaml-document';
import { compileSite, problemRows, siteFiles } from '../../support/compile-site';
import { mistyped } from './mistyped';

/** Nothing is known of what there should be. */
const hasForm = () => false;
const faultIn = (text: string) => firstFault(text, readDocument(text).document, hasForm);

test.each(Object.entries(mistyped))('%s', (_name, { files, problems }) => {
  expect(problemRows(files)).toEqual(problems);
});

test.each(Object.entries(mistyped))('what mends it lets the file be read: %s', (_name, { files }) => {
  for (const { code, location, fix } of compileSite(files).problems) {
    if (code !== 'yaml-syntax' || fix === undefined) continue;
    const text = new TextDecoder().decode(siteFiles(files).get(location.file));
    const mended = withFix(text, fix);
    expect(mended).not.toBe(text);
    // A second mistake is told when the first is mended.
    expect(faultIn(mended)?.at.offset ?? text.length).toBeGreaterThan(faultIn(text)?.at.offset ?? 0);
  }
});

function withFix(text: string, { edits }: Fix): string {
  return edits.reduce((now, edit) => {
    if (edit.do !== 'replace') throw new Error(edit.do);
    return now.slice(0, edit.offset) + edit.text + now.slice(edit.offset + edit.length);
  }, text);
}

test.each(Object.keys(reasonOfCode))('whatever the parser says, some reason is told: %s', (code) => {
  const text = 'no sé\n';
  const { details } = diagnose(text, code as keyof typeof reasonOfCode, 0, hasForm);
  expect(details.reason).toBe(reasonOfCode[code as keyof typeof reasonOfCode]);
});

const EVIL = {
  'brackets without end': `a: ${'['.repeat(100_000)}`,
  'braces on many lines': 'a: {\n'.repeat(5000),
  'dashes without end': '- '.repeat(20_000),
  'deeper and deeper': Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  'quotes that are not closed': 'a: "x\n'.repeat(3000),
  'quotes within quotes': `a: "${'"x" '.repeat(20_000)}`,
  'two colons on each line': 'a: b: c\n'.repeat(5000),
  'spaces without end': `a: {${' '.repeat(100_000)}"`,
  'tabs without end': `a:\n${'\tb: c\n'.repeat(5000)}`,
  'aliases of nothing': `a:\n${'  - *b\n'.repeat(10_000)}`,
  'quotes and marks without end': `a: ["${'x";'.repeat(100_000)}`,
  'texts side by side without end': `a:\n  - ${'"x" '.repeat(20_000)}`,
  'doubled quotes on many lines': 'a: ""x""\n'.repeat(5000),
  'invisible spaces without end': `a:${'\u00a0'.repeat(100_000)}\n${'b:\u00a0c\n'.repeat(5000)}`,
  'keys without a colon in braces': `a: { ${'b "c", '.repeat(20_000)} }`,
  'words in braces': `a: { ${'b c, '.repeat(20_000)} }`,
  'items that stand otherwise on many lines': `a:\n${'  - b: c\n   - b: c\n    d: e\n'.repeat(3000)}`,
  'texts with invisible spaces': `a:\n${'  - b\u00a0c\n'.repeat(20_000)}`,
  'notes in braces on many lines': 'a: { b: "c", # d: "e" }\n'.repeat(5000),
  'fences on many lines': '```yaml\n'.repeat(20_000),
  'words without dashes on many lines': `a:\n${'  b\n'.repeat(20_000)}  - c\n`,
  'long lines': `${`a: ${'{ es: "x" en: '.repeat(250)}\n`.repeat(40)}`,
};

/** A second where nothing else is at work; what is not linear takes minutes. */
const MOST_CPU_MICROSECONDS = 5_000_000;

test.each(Object.entries(EVIL))('is said of in a moment: %s', (_name, text) => {
  const start = process.cpuUsage();
  const { problems } = compileSite({ 'blocks/evil.yaml': text });
  expect(problems.length).toBeGreaterThan(0);
  expect(process.cpuUsage(start).user).toBeLessThan(MOST_CPU_MICROSECONDS);
});
