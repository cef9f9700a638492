import type { Schema } from '../../compiler/schema/schema';
import type { ContentPlace } from '../place';

/** What the field of a value is given. It is drawn again only when one of these is another. */
export interface FieldProps {
  readonly place: ContentPlace;
  /** What the value has to be. */
  readonly schema: Schema;
  /** Nothing where it is not written yet. */
  readonly value: unknown;
  readonly title: string;
  readonly help: string;
  readonly isRequired: boolean;
  /** Whether it stands among the other keys of an object. */
  readonly isPart?: boolean | undefined;
  /** The names in braces that something else fills. */
  readonly placeholders?: readonly string[] | undefined;
  /** Takes the value away, where it can be done without. */
  readonly onRemove?: (() => void) | undefined;
}
