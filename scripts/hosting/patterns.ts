/** A regular expression for exactly this text, as all hosts read it. */
export function exactly(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
