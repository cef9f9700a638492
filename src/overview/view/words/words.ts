import type { MessageLanguage } from '../../../diagnostics/languages';
import type { Words } from './catalogue';
import { en } from './en';
import { es } from './es';

export const words: Readonly<Record<MessageLanguage, Words>> = { es, en };
