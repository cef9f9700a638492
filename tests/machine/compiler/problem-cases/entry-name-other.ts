import type { Cases } from '../problem-case';

const people = (id: string, name: string) => ({
  'people/instructors.yaml': [
    'clara-pan:',
    '  name: "Clara Pan"',
    '  formUrl: "https://www.forms.example"',
    `${id}:`,
    `  name: "${name}"`,
    '  formUrl: "https://www.forms.example"',
    '',
  ].join('\n'),
});

export const cases: Cases = {
  'an entry that has the name of another one is told': {
    files: people('carlos-harina', 'Clara Pan'),
    problems: ['warning people/instructors.yaml:5:9 entry-name-other {"name":"Clara Pan","other":"clara-pan"}'],
  },
  'somebody may be there twice': { files: people('clara-pan-2', 'Clara Pan'), problems: [] },
  'of names by which nobody is called nothing is told': { files: people('carlos', 'Clara Pan Negro'), problems: [] },
};
