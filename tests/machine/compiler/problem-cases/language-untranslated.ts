import { siteFiles } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const french = '  - { code: fr, locale: fr-FR, name: "Français", prefix: /fr }\n';
const settings = Buffer.from(siteFiles({}).get('settings.yaml') ?? []).toString();

export const cases: Cases = {
  'a language in which no text is written yet is told where the settings name it': {
    files: { 'settings.yaml': settings.replace('titleSuffix:', `${french}titleSuffix:`) },
    problems: ['settings.yaml:8:5 language-untranslated {"language":"fr"}'],
  },
};
