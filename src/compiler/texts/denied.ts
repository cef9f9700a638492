import { oncePerLanguage } from '../../shared/once-per-object';
import { denialsIn } from '../language-data/denials';

/** A word by which a text in a language denies something. */
export const denied = oncePerLanguage(
  (language) => new RegExp(`(?<!\\p{L})(?:${denialsIn(language)})(?!\\p{L})|n[’']t(?!\\p{L})`, 'iu'),
);
