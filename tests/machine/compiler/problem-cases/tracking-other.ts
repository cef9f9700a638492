import { measuringSettings } from '../../../support/form-site';
import type { Cases } from '../problem-case';

const measuring = (...pairs: readonly (readonly [written: string, typed: string])[]) => ({
  'settings.yaml': pairs.reduce(
    (text, [written, typed]) => text.replace(written, typed),
    measuringSettings({ provider: 'tally', successPath: '/pan' }),
  ),
});

export const cases: Cases = {
  'what is reported to Google Ads needs it, an event is reported once, and a value is in a currency': {
    files: measuring(
      ['analyticsEvent: lead, adsLabel: ""', 'analyticsEvent: thanked, adsLabel: "AbC-D_efG"'],
      [', currency: EUR', ''],
    ),
    problems: [
      'warning pages/products.yaml:1:1 conversion-missing {"page":"products"}',
      'settings.yaml:42:1 consent-missing {}',
      'warning settings.yaml:46:65 tracking-other {"label":"AbC-D_efG"}',
      'warning settings.yaml:47:46 tracking-other {"event":"thanked"}',
      'warning settings.yaml:47:76 tracking-other {"correct":"EUR"}',
    ],
  },
};
