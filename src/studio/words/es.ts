import { changes } from './es/changes';
import { forms } from './es/forms';
import { shell } from './es/shell';

export const es = { changes, forms, shell };
