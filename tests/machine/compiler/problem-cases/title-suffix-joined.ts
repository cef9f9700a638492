import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is added to the titles stands apart': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('es: " | Trigal"', 'es: "| Trigal"') },
    problems: ['warning settings.yaml:8:20 title-suffix-joined {"correct":" | Trigal"}'],
  },
  'a comma needs no space before it': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('es: " | Trigal"', 'es: ", Trigal"') },
    problems: [],
  },
  'neither does the wide mark of Japanese': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('es: " | Trigal"', 'es: "｜Trigal"') },
    problems: [],
  },
  'between two names there is a sign': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('es: " | Trigal"', 'es: "Trigal"') },
    problems: ['warning settings.yaml:8:20 title-suffix-joined {"correct":" | Trigal"}'],
  },
};
