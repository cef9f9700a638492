/** The name in `var(--name)`, where a value is that and nothing else. */
export function variableNamed(value: string): string | undefined {
  return /^var\((--[\w-]+)\)$/.exec(value)?.[1];
}
