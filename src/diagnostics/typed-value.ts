/** A value as it is to be typed: where `#` begins it, it would be a comment without quotes. */
export function typedValue(value: string): string {
  return value.startsWith('#') ? `"${value}"` : value;
}
