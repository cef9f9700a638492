import type { Cases } from '../problem-case';

const people = (...names: readonly string[]) => ({
  'people/alumni.yaml': names
    .map((name, index) => `p-${index}:\n  name: "${name}"\n  location: { es: "Aquí", en: "Here" }\n`)
    .join(''),
  'blocks/people.yaml': `type: people-carousel\ntitle: { es: "Gente", en: "People" }\npeople: [${names.map((_, index) => `p-${index}`).join(', ')}]\n`,
});

export const cases: Cases = {
  'a name in small letters, or in capitals': {
    files: people('juan de la cruz', 'LAURA O’HARA'),
    problems: [
      'warning people/alumni.yaml:2:9 name-small {"name":"juan de la cruz","correct":"Juan de la Cruz"}',
      'warning people/alumni.yaml:5:9 name-small {"name":"LAURA O’HARA","correct":"Laura O’Hara"}',
    ],
  },
  'a first name alone in small letters': {
    files: people('nora Vidal', 'ibn Sina', 'bell hooks', 'la Niña de los Peines'),
    problems: [
      'warning people/alumni.yaml:2:9 name-small {"name":"nora Vidal","correct":"Nora Vidal"}',
      'warning people/alumni.yaml:8:9 name-small {"name":"bell hooks","correct":"Bell Hooks"}',
    ],
  },
  'a name with a capital anywhere, an abbreviation and initials are right': {
    files: people('van der Berg', 'DJ', 'k.d. lang', 'McKenna', 'J. R. R. Tolkien', 'María'),
    problems: [],
  },
};
