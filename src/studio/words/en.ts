import { forms } from './en/forms';
import { media } from './en/media';
import { richText } from './en/richText';
import { shell } from './en/shell';
import { yaml } from './en/yaml';
import type { Words } from './words';

export const en: Words = { forms, media, richText, shell, yaml };
