import { basicText } from '../../../support/compile-site';
import { measuringSettings } from '../../../support/form-site';
import type { Cases } from '../problem-case';

/** A site that measures, and whose page behind the form counts who arrives. */
const measuring = {
  'settings.yaml': measuringSettings({ provider: 'tally' }),
  'pages/contact.yaml': `${basicText('pages/contact.yaml')}conversion: true\n`,
};

export const cases: Cases = {
  'a site that measures and asks nobody is told at what it measures with': {
    files: measuring,
    problems: ['settings.yaml:42:1 consent-missing {}'],
  },
  'nor are they missing where their file is in a folder': {
    files: { ...measuring, 'people/consent.yaml': 'version: 1\n' },
    problems: ['people/consent.yaml:1:1 file-unknown {"file":"people/consent.yaml","suggestion":"consent.yaml"}'],
  },
  'texts that cannot be read are there all the same': {
    files: { ...measuring, 'consent.yaml': 'version: [1\n' },
    problems: ['consent.yaml:1:10 yaml-syntax {"reason":"bracket-missing","written":"]","correct":"version: [1]"}'],
  },
};
