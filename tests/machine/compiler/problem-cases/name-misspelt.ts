import { basicText } from '../../../support/compile-site';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const settings = (brand: string) => ({
  'settings.yaml': basicText('settings.yaml').replace(/^brand: .*/m, `brand: ${brand}`),
});

export const cases: Cases = {
  'the name of the site without its accents, or with a letter lost or doubled, is told': {
    files: {
      ...settings('{ es: "Tahona del Río", en: "Tahona del Río" }'),
      ...plain('Ven a la Tahona del Rio. En Tahonna del Río hay pan', 'Come to Tahona dle Río or Tahona del Rio'),
    },
    problems: [
      'warning blocks/text.yaml:3:17 name-misspelt {"name":"Tahona del Rio","other":"Tahona del Río"}',
      'warning blocks/text.yaml:3:36 name-misspelt {"name":"Tahonna del Río","other":"Tahona del Río"}',
      'warning blocks/text.yaml:4:34 name-misspelt {"name":"Tahona del Rio","other":"Tahona del Río"}',
    ],
  },
  'the name of the site is right, however often it is written otherwise': {
    files: {
      ...settings('Fırın Ilgın'),
      ...plain('Firin Ilgin amasa. Ven a Firin Ilgin. Abre Firin Ilgin. En Fırın Ilgın hay pan', 'We bake'),
    },
    problems: [
      'warning blocks/text.yaml:3:8 name-misspelt {"name":"Firin Ilgin","other":"Fırın Ilgın"}',
      'warning blocks/text.yaml:3:33 name-misspelt {"name":"Firin Ilgin","other":"Fırın Ilgın"}',
      'warning blocks/text.yaml:3:51 name-misspelt {"name":"Firin Ilgin","other":"Fırın Ilgın"}',
    ],
  },
  'so is that of a person, and who has another name is not': {
    files: {
      'people/instructors.yaml': [
        'clara-molino:',
        '  name: "Clara Molino"',
        '  formUrl: "https://www.forms.example"',
        '',
      ].join('\n'),
      ...plain('Amasa Clara Moilno, y Carla Ruiz hornea.', 'Clara Molino kneads, and Carlos Molino bakes.'),
    },
    problems: ['warning blocks/text.yaml:3:14 name-misspelt {"name":"Clara Moilno","other":"Clara Molino"}'],
  },
  'a name that has an accent elsewhere is told once, also with a word more': {
    files: prose('<p>Julián Olmo Díaz amasa. La masa de Julian Olmo Diaz es de Julián Olmo.</p>'),
    problems: ['warning blocks/text.yaml:3:46 name-misspelt {"name":"Julian Olmo","other":"Julián Olmo"}'],
  },
  'another language, somebody else, a beginning of a sentence and another name of the site are right': {
    files: {
      ...settings('{ es: "Café Río", en: "Cafe Rio" }'),
      ...plain(
        'Con José Ruiz y Ana Olmo, que no son Josefa Ruiz ni Ana Olma. Que Ana Olmo venga al Café Río. ¿Qué Ana Olmo?',
        'With Jose Ruiz in Cafe Rio, the Café Rios and Trigal',
      ),
    },
    problems: [],
  },
  'a street that is abbreviated at its end is no other without the point': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /address: .*$/m,
        'address: "Plaza Mayor Sup., 3, Ejemplo"',
      ),
    },
    problems: [],
  },
  'letters that are others without a mark are letters without an accent': {
    files: prose('<p>Jan Wałęsa amasa. La masa de Jan Walesa es de Jan Wałęsa.</p>'),
    problems: ['warning blocks/text.yaml:3:40 name-misspelt {"name":"Jan Walesa","other":"Jan Wałęsa"}'],
  },
  'the site may be called almost the same in two languages': {
    files: settings('{ es: "Centre Trigal", en: "Center Trigal" }'),
    problems: [],
  },
  'a street or a town of a place is written as in its address': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /address: .*$/m,
        'address: "Plaza del Grano, 3, Villaclara"',
      ),
      ...plain(
        'Ven a la Plaza del Gramo, en Villaclera. Ni a Villaclaras, ni a Vilaclara de la Sierra, ni a la Plaza del Grano',
        'Come to Plaza del Garno in Villeclara',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:17 name-misspelt {"name":"Plaza del Gramo","other":"Plaza del Grano"}',
      'warning blocks/text.yaml:3:37 name-misspelt {"name":"Villaclera","other":"Villaclara"}',
      'warning blocks/text.yaml:4:16 name-misspelt {"name":"Plaza del Garno","other":"Plaza del Grano"}',
    ],
  },
  'so is the town of a place that its address names otherwise, as other texts do': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml')
        .replace('3, Ejemplo', '3, Valladolid')
        .replace('"00000"\n', '"00000"\n  locality: Valladoild\n'),
      ...plain('Hay pan en Valladolid, y en Valladolid se queda', 'Bread in Valladolid'),
    },
    problems: ['warning places/locations.yaml:5:13 name-misspelt {"name":"Valladoild","other":"Valladolid"}'],
  },
  'so is one of several words, where the website mostly writes it as the address does': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml')
        .replace('3, Ejemplo', '3, Las Palmas de Gran Canaria')
        .replace('"00000"\n', '"35001"\n  locality: Las Palmas de Grand Canaria\n'),
      ...plain('Hay pan en Las Palmas de Gran Canaria', 'Bread in Las Palmas de Gran Canaria'),
    },
    problems: [
      'warning places/locations.yaml:5:13 name-misspelt {"name":"Las Palmas de Grand Canaria","other":"Las Palmas de Gran Canaria"}',
    ],
  },
  'what a site often says in capitals is told where it says it otherwise once in each language': {
    files: {
      ...plain(`${'Con el sello de la OACI y de la FEAST. '.repeat(6)}La OCAI y la FAEST.`, 'The seal of FAEST'),
    },
    problems: [
      'warning blocks/text.yaml:3:245 name-misspelt {"name":"OCAI","other":"OACI"}',
      'warning blocks/text.yaml:3:255 name-misspelt {"name":"FAEST","other":"FEAST"}',
      'warning blocks/text.yaml:4:20 name-misspelt {"name":"FAEST","other":"FEAST"}',
    ],
  },
  'another one of four letters is told where the same words stand before it': {
    files: plain(`${'Un pan certificado por AESA. '.repeat(6)}Una masa certificada por AENA.`, 'Bread'),
    problems: ['warning blocks/text.yaml:3:207 name-misspelt {"name":"AENA","other":"AESA"}'],
  },
  'others of the same letters, of other words, of the house and in capitals are right': {
    files: {
      'settings.yaml': `${basicText('settings.yaml')}words: [OCAI]\n`,
      ...plain(
        `${'Un pan certificado por AESA, la OACI y la FEAST. '.repeat(6)}La EASA, la OCAI y AENA. OTRO FAEST MAL.`,
        'The seal of EASA',
      ),
    },
    problems: [],
  },
};
