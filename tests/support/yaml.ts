/** YAML as a template literal: the first line break and the common indentation are taken off, so that columns count. */
export function yaml(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const lines = String.raw({ raw: strings }, ...values)
    .replace(/^\n/, '')
    .replace(/\n *$/, '\n')
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}
