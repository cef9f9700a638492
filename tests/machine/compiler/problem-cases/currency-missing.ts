import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basicFolder } from '../../../support/compile-site';
import { course } from '../../../support/course';
import type { Cases } from '../problem-case';

const settings = readFileSync(join(basicFolder, 'settings.yaml'), 'utf8').replace(/^currency: .*\n/m, '');

export const cases: Cases = {
  'where there is a price, its currency is missed in the settings': {
    files: { 'settings.yaml': settings, 'catalogue/courses/kneading.yaml': `${course}price: loaves-a-year\n` },
    problems: ['settings.yaml:1:1 currency-missing {"example":"EUR"}'],
  },
  'without a price no currency is needed': { files: { 'settings.yaml': settings }, problems: [] },
  'the example is that of the country of the site': {
    files: {
      'settings.yaml': settings.replace('locale: es-ES', 'locale: es-MX'),
      'catalogue/courses/kneading.yaml': `${course}price: loaves-a-year\n`,
    },
    problems: ['settings.yaml:1:1 currency-missing {"example":"MXN"}'],
  },
};
