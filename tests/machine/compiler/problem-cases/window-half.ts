import { notices } from '../../../support/notices';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a first day without a last one is told, and the other way round': {
    files: notices({ a: 'from: "06-01"', b: 'until: "06-01"' }),
    problems: [
      'warning banners.yaml:1:99 window-half {"has":"from","lacks":"until"}',
      'warning banners.yaml:2:99 window-half {"has":"until","lacks":"from"}',
    ],
  },
  'both, or neither, are right': { files: notices({ a: 'from: "06-01", until: "06-30"' }), problems: [] },
};
