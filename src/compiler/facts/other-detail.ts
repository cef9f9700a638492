import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import type { Source } from '../source';

/** What is said of something where it is shown, and otherwise where it is known. */
export interface OtherDetail {
  readonly source: Source;
  readonly pointer: Pointer;
  /** Of a longer text, what says so. */
  readonly part?: TextPart;
  readonly label: string;
  readonly value: string;
  readonly other: string;
  /** Where that other one stands. */
  readonly file: string;
}
