import { forms } from './es/forms';
import { shell } from './es/shell';

export const es = { forms, shell };
