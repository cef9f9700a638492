/** What is wrong with the spaces and marks of some words. */
export type SpacingSlip = 'space-extra' | 'space-missing' | 'space-misplaced' | 'mark-extra' | 'mark-other';

/** By what is written and what is to be written in its place. */
export function spacingSlip(text: string, correct: string): SpacingSlip {
  const isShorter = correct.length < text.length;
  if (withoutSpaces(text) !== withoutSpaces(correct)) return isShorter ? 'mark-extra' : 'mark-other';
  if (isShorter) return 'space-extra';
  return correct.length === text.length ? 'space-misplaced' : 'space-missing';
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}
