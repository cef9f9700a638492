/** Words that somebody who writes texts need not know. */
const words = [
  'ajv',
  'alias',
  'array',
  'boolean',
  'booleano',
  'enum',
  'JSON',
  'mapping',
  'NaN',
  'node',
  'null',
  'parser',
  'pattern',
  'regex',
  'regexp',
  'scalar',
  'schema',
  'string',
  'token',
  'undefined',
  'expresión regular',
  'regular expression',
];

const word = new RegExp(`(?<![\\p{L}\\d-])(?:${words.join('|')})s?(?![\\p{L}\\d-])`, 'giu');
/** Codes of a program such as BAD_INDENT, an object that was to be a text, and what is written for a machine to compare with. */
const forMachines = /\b[A-Z]+(?:_[A-Z]+)+\b|\[object \w+\]|\^\[|\\d|\(\?/g;
/** What stands in the site itself is quoted, and is as it is. */
const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/g;

export function jargonIn(message: string): string[] {
  const own = message.replace(quoted, '');
  return [...(own.match(word) ?? []), ...(own.match(forMachines) ?? [])];
}
