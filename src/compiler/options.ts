import type { Language } from '../shared/language';
import type { Dictionary } from './spelling/dictionary';

/** What the result depends on besides the content. */
export interface Options {
  /** The day of the build as year-month-day; dates before it have passed. */
  readonly today: string;
  /** Origin of the stand-in form service, where one runs beside the site: `npm start` and `npm run dev`. */
  readonly formService?: string | undefined;
  /**
   * What those who can decode photographs have found of them, by path below site/media: they make what is served of
   * them. Without it photographs are served as they are.
   */
  readonly photographs?: Readonly<Record<string, MeasuredPhotograph>> | undefined;
  /**
   * The words of the site's languages, and of others that its texts borrow from. Without that of a language, a word is
   * misspelt only beside how the site writes it elsewhere.
   */
  readonly dictionaries?: ReadonlyMap<Language, Dictionary> | undefined;
}

/** What is known of a photograph; of one that cannot be decoded, that it is broken. */
export type MeasuredPhotograph = MeasuredPicture | { readonly broken: true };

export interface MeasuredPicture {
  /** Of the content, in letters and digits. */
  readonly hash: string;
  /** As it lies upright, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of the upper and of the lower half: of each the red, green and blue in fifths. Nothing where one sees through it. */
  readonly colours?: string;
  /** It moves, and is served as it is: what is known of it is of its first picture. */
  readonly moves?: true;
}
