import type { ContentPlace } from '../place';
import type { TextAround } from '../text-around';

/** What somebody has pointed at. */
export interface Picked {
  /** Where it is written, where that is known. */
  readonly place: ContentPlace | undefined;
  /** The section in which it stands; nothing around the sections. */
  readonly section: ContentPlace | undefined;
  /** Where the nearest thing is written of which that is known: what it belongs to. */
  readonly near: ContentPlace | undefined;
  /** What it says; a drawing says nothing that is written. */
  readonly text: string;
  /** All that is written at the place of the text that is nearest, before and after the point. */
  readonly around: TextAround | undefined;
  readonly isPicture: boolean;
  /** The path of the picture below media/, if it is one. */
  readonly media: string | undefined;
  /** Where the link leads in which it stands. */
  readonly href: string | undefined;
}
