import { withoutTags } from '../texts/prose';

const LONGEST = 80;

/** A text without its tags, of a long one the beginning. */
export function shortened(text: string): string {
  const plain = withoutTags(text).replaceAll(/\s+/g, ' ').trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST).replace(/\s*\S*$/, '')}…`;
}
