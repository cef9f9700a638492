import { siteFiles } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const french = '  - { code: fr, locale: fr-FR, name: "Français", prefix: /fr }\n';
const settings = Buffer.from(siteFiles({}).get('settings.yaml') ?? []).toString();

/** A site whose texts stand alone, as in one language. */
const alone = Object.fromEntries(
  [...siteFiles({})].flatMap(([path, content]) => {
    if (!/^(?:messages|blocks|faqs|pages)/.test(path)) return [];
    const text = Buffer.from(content).toString();
    return [[path, text.replaceAll(/\{ es: (".*?"), en: ".*?" \}/g, '$1')]];
  }),
);

export const cases: Cases = {
  'a language in which no text is written yet is told where the settings name it': {
    files: { 'settings.yaml': settings.replace('titleSuffix:', `${french}titleSuffix:`) },
    problems: ['settings.yaml:8:5 language-untranslated {"language":"fr"}'],
  },
  'so is one in which none is, as texts stand alone in a site that had one language': {
    files: alone,
    problems: ['settings.yaml:7:5 language-untranslated {"language":"en","main":"es"}'],
  },
};
