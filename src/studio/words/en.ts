import { changes } from './en/changes';
import { forms } from './en/forms';
import { review } from './en/review';
import { shell } from './en/shell';
import { structure } from './en/structure';
import type { Words } from './words';

export const en: Words = { changes, forms, review, shell, structure };
