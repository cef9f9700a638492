import { changes } from './en/changes';
import { forms } from './en/forms';
import { shell } from './en/shell';
import type { Words } from './words';

export const en: Words = { changes, forms, shell };
