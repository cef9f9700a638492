import { changes } from './es/changes';
import { forms } from './es/forms';
import { review } from './es/review';
import { shell } from './es/shell';
import { structure } from './es/structure';

export const es = { changes, forms, review, shell, structure };
