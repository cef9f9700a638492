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
  'two that are each on the host of the other one are told once': {
    files: {
      'people/instructors.yaml': people('https://clara-pan.example')['people/instructors.yaml'].replace(
        'https://www.forms.example/to/clara-pan',
        'https://bruno-horno.example',
      ),
    },
    problems: [
      'warning people/instructors.yaml:3:12 address-of-other {"other":"bruno-horno","correct":"https://clara-pan.example"}',
    ],
  },
  'a host is no name': { files: people('https://clara-pan.example/to/us'), problems: [] },
  'one that is nearly like those of all others is told, in its name and in its host': {
    files: {
      'people/instructors.yaml': ['clara', 'bruno', 'elena', 'marta']
        .map(
          (id) =>
            `${id}-pan:\n  name: "${id.charAt(0).toUpperCase()}${id.slice(1)} Pan"\n  formUrl: "https://www.forms.example/to/${id}-pan"\n`,
        )
        .join('')
        .replace('to/marta-pan', 'to/marta-pann'),
    },
    problems: [
      'warning people/instructors.yaml:12:12 address-of-other {"correct":"https://www.forms.example/to/marta-pan"}',
    ],
  },
  'quite another one is right, and so is one of two ways to write them': {
    files: {
      'people/instructors.yaml': ['clara', 'bruno', 'elena', 'marta']
        .map(
          (id) =>
            `${id}-pan:\n  name: "${id.charAt(0).toUpperCase()}${id.slice(1)} Pan"\n  formUrl: "https://www.forms.example/to/${id}-pan"\n`,
        )
        .join('')
        .replace('https://www.forms.example/to/marta-pan', 'https://www.others.example/marta'),
    },
    problems: [],
  },
};
