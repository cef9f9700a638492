import { basicText } from '../../../support/compile-site';
import { formSettings } from '../../../support/form-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

/** A site that measures, and whose page behind the form counts who arrives. */
const measuring = {
  'settings.yaml':
    formSettings({ provider: 'tally' }) +
    yaml`
      tracking:
        tagManager: ""
        analytics: ""
        ads: ""
        submission: { event: sent, analyticsEvent: lead, adsLabel: "" }
        success: { event: thanked, analyticsEvent: thanked, adsLabel: "", value: 1, currency: EUR }
    `,
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
