import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a file that every site needs is missed at its first line': {
    files: { 'messages.yaml': null },
    problems: ['messages.yaml:1:1 file-missing {"file":"messages.yaml"}'],
  },
};
