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
  'where all others are called by their names, so is one that has half of its own': {
    files: {
      'people/instructors.yaml': ['Ana Pan', 'Eva Harina', 'Luis Centeno', 'Marta Miga']
        .map(
          (name) =>
            `${name.toLowerCase().replace(' ', '-')}:\n  name: "${name.replace('Eva', 'Elena')}"\n  formUrl: "https://forms.example"\n`,
        )
        .join(''),
    },
    problems: ['warning people/instructors.yaml:5:9 entry-name-other {"name":"Elena Harina","id":"eva-harina"}'],
  },
  'an initial, a longer name and another one are right': {
    files: {
      'people/instructors.yaml': ['Ana Pan', 'E. Harina', 'Luis Centeno de la Vega', 'Rosa Trigo']
        .map(
          (name, index) =>
            `${['ana-pan', 'eva-harina', 'luis-centeno', 'marta-miga'][index]}:\n  name: "${name}"\n  formUrl: "https://forms.example"\n`,
        )
        .join(''),
    },
    problems: [],
  },
  'the name has the accents that the words for its picture have': {
    files: {
      'media/oscar.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      'people/instructors.yaml':
        'oscar-pan:\n  name: "Oscar Pan"\n  formUrl: "https://www.forms.example"\n  image: { src: oscar.svg, alt: { es: "Retrato de Óscar Pan", en: "Portrait of Óscar Pan" } }\n',
    },
    problems: ['warning people/instructors.yaml:2:9 entry-name-other {"name":"Oscar Pan","accented":"Óscar Pan"}'],
  },
  'somebody may be there twice': { files: people('clara-pan-2', 'Clara Pan'), problems: [] },
  'of names by which nobody is called nothing is told': { files: people('carlos', 'Clara Pan Negro'), problems: [] },
  'of an entry whose key has a letter that no key has, that alone is told': {
    files: {
      'people/instructors.yaml': ['Ana Pan', 'Eva Harina', 'Luis Centeno', 'Álvaro Miga']
        .map(
          (name) =>
            `${name.toLowerCase().replace(' ', '-')}:\n  name: "${name}"\n  formUrl: "https://www.forms.example"\n`,
        )
        .join(''),
    },
    problems: [
      'people/instructors.yaml:10:1 value-malformed {"value":"álvaro-miga","rule":{"title":"Identificador","description":"Un nombre interno: solo minúsculas, números y guiones."},"example":"\\"beginners\\"","correct":"alvaro-miga"}',
    ],
  },
};
