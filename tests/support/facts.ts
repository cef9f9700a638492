import type { Overlay } from './compile-site';

/** Facts, one a line from the third on, beside those that the basic site names; all of them are used. */
export function facts(...lines: readonly string[]): Overlay {
  const names = lines.map((line) => line.slice(0, line.indexOf(':')));
  const used = names.map((name) => `{{facts.${name}}}`).join(' ');
  return {
    'facts.yaml': ['registration: { value: "P-204" }', 'loaves-a-year: { value: 52000 }', ...lines, ''].join('\n'),
    'blocks/facts.yaml': `type: hero\ntitle: { es: "${used}", en: "${used}" }\n`,
  };
}
