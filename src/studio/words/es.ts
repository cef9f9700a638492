import { forms } from './es/forms';
import { media } from './es/media';
import { richText } from './es/richText';
import { shell } from './es/shell';
import { yaml } from './es/yaml';

export const es = { forms, media, richText, shell, yaml };
