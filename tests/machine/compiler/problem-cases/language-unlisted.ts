import { siteFiles } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const settings = Buffer.from(siteFiles({}).get('settings.yaml') ?? []).toString();

export const cases: Cases = {
  'a language in which the texts of the whole site are written is told where the settings leave it out': {
    files: { 'settings.yaml': settings.replace(/ {2}- \{ code: en.*\n/, '') },
    problems: ['settings.yaml:5:1 language-unlisted {"language":"en"}'],
  },
  'where its code alone is missing, that is told': {
    files: { 'settings.yaml': settings.replace('code: en, ', '') },
    problems: ['settings.yaml:7:5 key-missing {"key":"code","example":"\\"en\\""}'],
  },
};
