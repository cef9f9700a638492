/** A part of a text, counted in characters from 0. */
export interface TextPart {
  readonly offset: number;
  readonly length: number;
}
