import { changes } from './en/changes';
import { forms } from './en/forms';
import { media } from './en/media';
import { review } from './en/review';
import { richText } from './en/richText';
import { shell } from './en/shell';
import { structure } from './en/structure';
import { theme } from './en/theme';
import { yaml } from './en/yaml';
import type { Words } from './es';

export const en: Words = { changes, forms, media, review, richText, shell, structure, theme, yaml };
