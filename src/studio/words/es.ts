import { changes } from './es/changes';
import { forms } from './es/forms';
import { media } from './es/media';
import { review } from './es/review';
import { richText } from './es/richText';
import { shell } from './es/shell';
import { structure } from './es/structure';
import { theme } from './es/theme';
import { yaml } from './es/yaml';

export const es = { changes, forms, media, review, richText, shell, structure, theme, yaml };

/** Everything that the Studio says, in one language: each language is a folder with a file for each part of the Studio. */
export type Words = typeof es;
