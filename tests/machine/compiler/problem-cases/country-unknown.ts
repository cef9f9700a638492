import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const settings = (from: string, to: string) => ({ 'settings.yaml': basicText('settings.yaml').replace(from, to) });

export const cases: Cases = {
  'a code that no country has, and one by which people call it': {
    files: settings('countries: [ES, AR]', 'countries: [SP, UK, QQ]'),
    problems: [
      'warning settings.yaml:6:61 country-unknown {"country":"SP","correct":"ES"}',
      'warning settings.yaml:6:65 country-unknown {"country":"UK","correct":"GB"}',
      'warning settings.yaml:6:69 country-unknown {"country":"QQ"}',
    ],
  },
  'one that there is is right': { files: settings('homeCountry: ES', 'homeCountry: PT'), problems: [] },
};
