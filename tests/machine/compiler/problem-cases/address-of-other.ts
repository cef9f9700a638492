import type { Cases } from '../problem-case';

const people = (address: string) => ({
  'people/instructors.yaml': `clara-pan:
  name: "Clara Pan"
  formUrl: "https://www.forms.example/to/clara-pan"
bruno-horno:
  name: "Bruno Horno"
  formUrl: "${address}"
`,
});

export const cases: Cases = {
  'the address of somebody that names another one is told': {
    files: people('https://www.forms.example/to/clara-pan?from=web'),
    problems: [
      'warning people/instructors.yaml:6:12 address-of-other {"other":"clara-pan","correct":"https://www.forms.example/to/bruno-horno?from=web"}',
    ],
  },
  'what names nobody of them, or who stands there as well, is right': {
    files: people('https://www.forms.example/to/clara-pan/bruno-horno'),
    problems: [],
  },
  'a host is no name': { files: people('https://clara-pan.example/to/us'), problems: [] },
};
