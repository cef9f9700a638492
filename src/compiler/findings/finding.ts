import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import type { Source, WrittenFile } from '../source';
import type { Fix } from './fix';
import type { Matter } from './problem';
import type { ProblemCode } from './problem-details';

/** Where something stands, as the stage that finds it knows it: without a line and a column. */
export type Place =
  /** A file as a whole. */
  | { readonly file: string }
  /** A part of a file that is not YAML, or that YAML cannot read. */
  | { readonly written: WrittenFile; readonly part: TextPart }
  /** A value, one of its keys, or a part of its text as YAML understands it. */
  | { readonly source: Source; readonly pointer: Pointer; readonly key?: string; readonly part?: TextPart };

/** What a stage finds wrong; `locate` makes it a problem. */
export type Finding<Code extends ProblemCode = ProblemCode> = Matter<Code> & {
  readonly place: Place;
  readonly fix?: Fix;
};
