import { basicText, type Overlay } from '../../../support/compile-site';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

/** Texts of a site that is often about the same, and one more. */
const withOften = (es: string, en = 'Another one'): Overlay => ({
  'blocks/often.yaml': `type: features\ntitle: { es: "Certificado", en: "Certificate" }\nitems:\n${[
    'Lunes',
    'Martes',
    'Jueves',
  ]
    .map(
      (day) =>
        `  - { icon: clock, title: { es: "${day}: panadería y certificado", en: "${day}: a certificate" }, text: { es: "Pan", en: "Bread" } }\n`,
    )
    .join('')}`,
  'blocks/shop.yaml': 'type: hero\ntitle: { es: "Panadería", en: "The shop" }\n',
  ...plain(es, en),
});

/** Texts in which words stand, each in one of its own. */
const bread = (es: readonly string[], en: readonly string[] = []): Overlay =>
  Object.fromEntries(
    es.map((text, index) => [
      `blocks/bread-${index}.yaml`,
      `type: hero\ntitle: { es: "${text}", en: "${en[index] ?? 'Bread'}" }\n`,
    ]),
  );

export const cases: Cases = {
  'two letters that have changed places, a letter lost, and one doubled': {
    files: withOften('Tu cetrificado, el certifcado y el certiificado', 'Your certtificate'),
    problems: [
      'warning blocks/text.yaml:3:11 text-typo {"word":"cetrificado","correct":"certificado","isUsed":true}',
      'warning blocks/text.yaml:3:27 text-typo {"word":"certifcado","correct":"certificado","isUsed":true}',
      'warning blocks/text.yaml:3:43 text-typo {"word":"certiificado","correct":"certificado","isUsed":true}',
      'warning blocks/text.yaml:4:13 text-typo {"word":"certtificate","correct":"certificate","isUsed":true}',
    ],
  },
  'letters that have changed places near the end of a word, but for the last': {
    files: withOften('Un certifiacdo, y un certificaod'),
    problems: ['warning blocks/text.yaml:3:11 text-typo {"word":"certifiacdo","correct":"certificado","isUsed":true}'],
  },
  'at the beginning of a sentence as well': {
    files: withOften('Hoy. Pandaería y más'),
    problems: ['warning blocks/text.yaml:3:13 text-typo {"word":"Pandaería","correct":"Panadería","isUsed":true}'],
  },
  'the same word in another form is right': {
    files: withOften('Certificados, certificada, certificando y panaderías', 'Certified, certificates'),
    problems: [],
  },
  'a name that the site often says': {
    files: {
      ...withOften('Con ayuda de Themromix', 'With help'),
      'blocks/names.yaml': `type: features\ntitle: { es: "Con Thermomix", en: "With Thermomix" }\nitems:\n${[1, 2, 3]
        .map(
          (at) =>
            `  - { icon: clock, title: { es: "Masa ${at} de Thermomix", en: "Dough ${at} of Thermomix" }, text: { es: "Pan", en: "Bread" } }\n`,
        )
        .join('')}`,
      'blocks/mixer.yaml': 'type: hero\ntitle: { es: "Nuestra Thermomix", en: "Our Thermomix" }\n',
    },
    problems: ['warning blocks/text.yaml:3:21 text-typo {"word":"Themromix","correct":"Thermomix","isUsed":true}'],
  },
  'a word that has lost the accent which the site often gives it is told; what may be a word without it is none': {
    files: {
      'blocks/often.yaml': `type: features\ntitle: { es: "A", en: "Practice" }\nitems:\n${['La', 'Una', 'Otra', 'Más'].map((es) => `  - { icon: clock, title: { es: "${es} cerámica, práctica", en: "A" }, text: { es: "${es} conexión cerró", en: "Bread" } }\n`).join('')}`,
      ...plain('De ceramica y sin conexion: se practica, y no se cerro'),
    },
    problems: [
      'warning blocks/text.yaml:3:11 text-typo {"word":"ceramica","correct":"cerámica","isUsed":true}',
      'warning blocks/text.yaml:3:26 text-typo {"word":"conexion","correct":"conexión","isUsed":true}',
    ],
  },
  'what is written twice is meant': {
    files: {
      ...withOften('El certifcado'),
      'blocks/again.yaml': 'type: hero\ntitle: { es: "Un certifcado", en: "X" }\n',
    },
    problems: [],
  },
  'so is a name, an address or a word of the other language': {
    files: withOften('En Pandaería, certifcado@pan.example y la certiificate', 'The certiificate'),
    problems: [],
  },
  'two words that only look alike are two': {
    files: {
      'blocks/often.yaml': `type: features\ntitle: { es: "A", en: "Contact" }\nitems:\n${['Contact', 'To contact', 'In contact', 'With contact'].map((en) => `  - { icon: clock, title: { es: "A", en: "${en} and training" }, text: { es: "Pan", en: "Bread" } }\n`).join('')}`,
      ...plain('Otro', 'A contract, and one more contracts trainings'),
    },
    problems: [],
  },
  'slips that everybody knows are told in each language, also in a word that the site has not': {
    files: plain('Pan, poruqe sí', 'Teh bread that you recieve'),
    problems: [
      'warning blocks/text.yaml:3:13 text-typo {"word":"poruqe","correct":"porque","isUsed":false}',
      'warning blocks/text.yaml:4:8 text-typo {"word":"Teh","correct":"The","isUsed":false}',
      'warning blocks/text.yaml:4:27 text-typo {"word":"recieve","correct":"receive","isUsed":false}',
    ],
  },
  'so are swapped letters of a name that the site often has, and of no other word': {
    files: {
      ...plain('El pan de Madird sale caro, y casi se saca', 'The bread of Lugo'),
      ...Object.fromEntries(
        Array.from({ length: 4 }, (_none, index) => [
          `blocks/town-${index}.yaml`,
          `type: hero\ntitle: { es: "Pan de Madrid ${index}, un cacho", en: "Bread of Lugo ${index}" }\n`,
        ]),
      ),
    },
    problems: ['warning blocks/text.yaml:3:18 text-typo {"word":"Madird","correct":"Madrid","isUsed":true}'],
  },
  'so are those of an abbreviation': {
    files: {
      ...plain('Del gremio, la GIRAL, y del otro, la GILDA', 'The bread of Lugo'),
      ...Object.fromEntries(
        Array.from({ length: 4 }, (_none, index) => [
          `blocks/guild-${index}.yaml`,
          `type: hero\ntitle: { es: "Pan de la GIRLA ${index}", en: "Bread of GIRLA ${index}" }\n`,
        ]),
      ),
    },
    problems: ['warning blocks/text.yaml:3:23 text-typo {"word":"GIRAL","correct":"GIRLA","isUsed":true}'],
  },
  'a name that has lost the accent which it has elsewhere is told where it stands alone': {
    files: {
      ...plain('Pan del abuelo Julian, de hoy'),
      'blocks/again.yaml':
        'type: hero\ntitle: { es: "El pan de Julián", en: "X" }\nintro: { es: "Con Julián", en: "X" }\n',
    },
    problems: ['warning blocks/text.yaml:3:23 text-typo {"word":"Julian","correct":"Julián","isUsed":true}'],
  },
  'somebody else, and one who is named so twice or in the other language, are right': {
    files: {
      ...plain('Un libro de Julian Barnes, otro de Victor y el de Angel', 'By Angel'),
      'blocks/again.yaml':
        'type: hero\ntitle: { es: "Julián, Víctor y Ángel", en: "X" }\nintro: { es: "Con Julián, Víctor y Ángel", en: "X" }\n',
      'blocks/more.yaml': 'type: hero\ntitle: { es: "Con Victor", en: "X" }\n',
    },
    problems: [],
  },
  'a day or a month of which the name is mistyped is told in whatever place; a name and another word are none': {
    files: {
      ...plain('Abrimos por las tardes y los domigos de febreo', 'Open on Saturdys, and read Sontag in Octover'),
      'blocks/right.yaml': 'type: hero\ntitle: { es: "¿Vienes un viernes de novembre?", en: "Mondays in March" }\n',
    },
    problems: [
      'warning blocks/text.yaml:3:37 text-typo {"word":"domigos","correct":"domingos","isUsed":false}',
      'warning blocks/text.yaml:3:48 text-typo {"word":"febreo","correct":"febrero","isUsed":false}',
      'warning blocks/text.yaml:4:16 text-typo {"word":"Saturdys","correct":"Saturdays","isUsed":false}',
    ],
  },
  'so are words that everybody knows': {
    files: {
      'blocks/often.yaml': `type: features\ntitle: { es: "A", en: "Streaming" }\nitems:\n${['Streaming', 'A streaming', 'In streaming', 'With streaming'].map((en) => `  - { icon: clock, title: { es: "A", en: "${en} and graduation" }, text: { es: "Pan", en: "Bread" } }\n`).join('')}`,
      ...plain('Otro', 'Steaming buns, with a gradation of colours'),
    },
    problems: [],
  },
  'words in a hurry are told': {
    files: plain('Es grátis y nohay prisa, con nuetro pan', 'It is free, adn thsi is yuor bread'),
    problems: [
      'warning blocks/text.yaml:3:11 text-typo {"word":"grátis","correct":"gratis","isUsed":false}',
      'warning blocks/text.yaml:3:20 text-typo {"word":"nohay","correct":"no hay","isUsed":false}',
      'warning blocks/text.yaml:3:37 text-typo {"word":"nuetro","correct":"nuestro","isUsed":false}',
      'warning blocks/text.yaml:4:20 text-typo {"word":"adn","correct":"and","isUsed":false}',
      'warning blocks/text.yaml:4:24 text-typo {"word":"thsi","correct":"this","isUsed":false}',
      'warning blocks/text.yaml:4:32 text-typo {"word":"yuor","correct":"your","isUsed":false}',
    ],
  },
  'a word that the site uses often is told where it is broken in two; words that are also one, and parts that are words, are right':
    {
      files: {
        'blocks/often.yaml': `type: features\ntitle: { es: "A", en: "Fifteen" }\nitems:\n${['El', 'Un', 'Otro', 'Su'].map((es) => `  - { icon: clock, title: { es: "${es} certificado según el panadero", en: "a" }, text: { es: "${es} sobremesa", en: "The takeoff of a loaf" } }\n`).join('')}`,
        ...plain('Certifi cado se-gún la casa, sobre mesa, con el certificado-panadero', 'At take off'),
      },
      problems: [
        'warning blocks/text.yaml:3:8 text-typo {"word":"Certifi cado","correct":"Certificado","isUsed":true}',
        'warning blocks/text.yaml:3:21 text-typo {"word":"se-gún","correct":"según","isUsed":true}',
      ],
    },
  'a word that no dictionary has is told where a single one is meant, or the site has one of several': {
    files: {
      'blocks/used.yaml':
        'type: hero\ntitle: { es: "Había pan, y había más", en: "A" }\nintro: { es: "No había masa", en: "B" }\n',
      ...plain('Un esdrujulo fermnetado con carátula y carótula, habia y pna', 'A cresent crust'),
    },
    words: { es: ['esdrújulo', 'fermentado', 'carátula', 'carítula', 'había', 'pan', 'pana'], en: ['crescent'] },
    problems: [
      'warning blocks/text.yaml:3:11 text-typo {"word":"esdrujulo","correct":"esdrújulo","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:3:21 text-typo {"word":"fermnetado","correct":"fermentado","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:3:47 text-typo {"word":"carótula","correct":"carátula","isUsed":true,"isUnlisted":true}',
      'warning blocks/text.yaml:3:57 text-typo {"word":"habia","correct":"había","isUsed":true,"isUnlisted":true}',
      'warning blocks/text.yaml:4:10 text-typo {"word":"cresent","correct":"crescent","isUsed":false,"isUnlisted":true}',
    ],
  },
  'what is formed of other words, of another dictionary, a name, or accepted is right, and nothing is told where several may be meant':
    {
      files: {
        ...plain('Croquetina. Un rehorneado amasable, con chapatas, sourdough, tortilona y amasadaba', 'Another one'),
        'settings.yaml': `${basicText('settings.yaml')}words: [La Amasadaba]\n`,
      },
      words: {
        es: [
          ...['horneado', 'rehornado', 'amasarle', 'chapata', 'chaparas', 'sourdoagh', 'tortilana', 'tortiluna'],
          ...['amasar', 'amasalaba', 'croquitina'],
        ],
        en: ['sourdough'],
      },
      problems: [],
    },
  'a word that no dictionary has is two that lack their space where one of them is a little one that begins no word': {
    files: plain('Un pan queconocen, enlos hornos, delcampo y porfiado', 'The bread ofthe houseand theoven'),
    words: { es: ['conocen', 'campo', 'porfiar'], en: ['house', 'oven', 'bread'] },
    problems: [
      'warning blocks/text.yaml:3:15 text-typo {"word":"queconocen","correct":"que conocen","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:3:27 text-typo {"word":"enlos","correct":"en los","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:3:41 text-typo {"word":"delcampo","correct":"del campo","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:18 text-typo {"word":"ofthe","correct":"of the","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:24 text-typo {"word":"houseand","correct":"house and","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:33 text-typo {"word":"theoven","correct":"the oven","isUsed":false,"isUnlisted":true}',
    ],
  },
  'of several words that one was meant which the site uses most, also of five letters': {
    files: {
      ...bread(['El método, todo', 'Otro método de hogaza', 'Sin método', 'Un método y requisitos']),
      ...plain('Un mtodo, una hogaze y los requisitps', 'The bread'),
    },
    words: { es: ['método', 'modo', 'todo', 'hogaza', 'hogazo', 'requisitos'] },
    problems: [
      'warning blocks/text.yaml:3:11 text-typo {"word":"mtodo","correct":"método","isUsed":true,"isUnlisted":true}',
      'warning blocks/text.yaml:3:22 text-typo {"word":"hogaze","correct":"hogaza","isUsed":true,"isUnlisted":true}',
      'warning blocks/text.yaml:3:35 text-typo {"word":"requisitps","correct":"requisitos","isUsed":true,"isUnlisted":true}',
    ],
  },
  'little words and days are meant on any site': {
    files: plain('Abrimos cuadno quieras', 'Open bfore noon, last Sunay'),
    words: { es: ['cuando', 'cuadro', 'abrimos'], en: ['before', 'bore', 'open', 'noon', 'last'] },
    problems: [
      'warning blocks/text.yaml:3:16 text-typo {"word":"cuadno","correct":"cuando","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:13 text-typo {"word":"bfore","correct":"before","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:30 text-typo {"word":"Sunay","correct":"Sunday","isUsed":true,"isUnlisted":true}',
    ],
  },
  'two words that the site uses lack their space, or one and a little one; two short ones may be a new word': {
    files: {
      ...bread(
        ['La harina y la hogaza', 'Un horno con piedra', 'Del horno', 'Piedra y harina'],
        ['The oven and the sourdough', 'An oven', 'Flour', 'Flour and a sourdough'],
      ),
      ...plain(
        'Harinahogaza con hornopara pan, pandepiedra y hornopiedramente',
        'An ovenand a flourfrom it, flouroven',
      ),
    },
    words: { es: ['harina', 'hogaza', 'horno', 'piedra', 'pan'], en: ['oven', 'flour', 'sourdough'] },
    problems: [
      'warning blocks/text.yaml:3:8 text-typo {"word":"Harinahogaza","correct":"Harina hogaza","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:3:25 text-typo {"word":"hornopara","correct":"horno para","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:11 text-typo {"word":"ovenand","correct":"oven and","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:21 text-typo {"word":"flourfrom","correct":"flour from","isUsed":false,"isUnlisted":true}',
    ],
  },
  'a word that the site uses is told where a space breaks it into what is no word': {
    files: {
      ...bread(['Formación de panaderos', 'Otra formación']),
      ...plain('La for mación y los pana deros', 'The bread'),
    },
    words: { es: ['formación', 'panaderos', 'otra', 'pana', 'deros'] },
    problems: ['warning blocks/text.yaml:3:11 text-typo {"word":"for mación","correct":"formación","isUsed":true}'],
  },
  'a verb with its endings, a word of another dictionary, a name, and one whose beginning may be that of any word are right':
    {
      files: plain('Cómo delatarlos, typeof, Delcampo, sobrecampo y contracampo', 'A theoven is no oven'),
      words: { es: ['atarlos', 'campo'], en: ['theoven', 'oven', 'typeof'] },
      problems: [],
    },
  'words that no dictionary has, but everybody, are right': {
    files: plain(
      'Brujas, haberlas, haylas. Un curso gamificado y gyozas; lo checamos',
      'A course, gyozas, no upselling',
    ),
    words: { es: ['gasificado', 'gozas', 'curso', 'brujas', 'chocamos'], en: ['course', 'upwelling'] },
    problems: [],
  },
  'other forms of a word, commands with their endings, adverbs and what is written in two ways are right': {
    files: {
      ...bread(['Un saber, para saberlo', 'La carrera', 'Otro saber', 'Saberlo']),
      ...plain('Sabedlo: un cardiaco y un cénit radialmente', 'The bread'),
    },
    words: { es: ['saberlo', 'cardíaco', 'cenit', 'radicalmente'] },
    problems: [],
  },
  'a short form with an apostrophe is right where another text has its beginning as a slip': {
    files: {
      ...bread(['Pan', 'Masa', 'Horno', 'Trigo'], ['It should', 'He should rise', 'She should', 'We should']),
      ...plain('El pan', 'It shouldn’t rise; who shouldn knead? We don’t'),
    },
    words: { en: ['should'] },
    problems: [
      'warning blocks/text.yaml:4:31 text-typo {"word":"shouldn","correct":"should","isUsed":true,"isUnlisted":true}',
    ],
  },
  'a name that is another word of a dictionary is right': {
    files: {
      ...bread(['Pan', 'Masa', 'Horno', 'Trigo'], ['There it is', 'Is there any', 'There', 'Up there']),
      ...plain('Los Reyes', 'Here come the Three Kings'),
    },
    words: { en: ['there', 'three', 'kings', 'here', 'come'] },
    problems: [],
  },
  'a verb is not broken by the article behind it': {
    files: {
      ...bread(['Para redimensionarla', 'Otra masa']),
      ...plain('Quiere redimensionar la masa', 'The bread'),
    },
    words: { es: ['otra', 'masa', 'para', 'quiere', 'redimensionarla'] },
    problems: [],
  },
  'foreign words, short forms and names of somebody are no slips of what the site uses': {
    files: {
      ...bread(
        ['Pan', 'Masa', 'Horno', 'Trigo'],
        ['The Use of Paper', 'Much Paper, with Care', 'So Much Paper', 'Much of the paper'],
      ),
      ...plain('El pan', 'We do not say mucho. Seymour Papert. Papes Rossi too. A handcoded page, pāua'),
    },
    words: { en: ['much', 'paper', 'hand', 'coded', 'hardcoded', 'paua'] },
    problems: [],
  },
  'letters without end are no word that is near to others': {
    files: plain(`Código: ${'abc'.repeat(3000)}`, 'A code'),
    words: { es: ['código'], en: ['code'] },
    problems: [],
  },
  'of several words the one with a letter twice or once is meant, or else the one with two letters in another order': {
    files: plain('La masa del hrono', 'A cofee, and hapyp people. It is fittness'),
    words: {
      es: ['horno', 'masa', 'mesa'],
      en: ['coffee', 'comfee', 'happy', 'fitness', 'people'],
    },
    problems: [
      'warning blocks/text.yaml:3:20 text-typo {"word":"hrono","correct":"horno","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:10 text-typo {"word":"cofee","correct":"coffee","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:21 text-typo {"word":"hapyp","correct":"happy","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:41 text-typo {"word":"fittness","correct":"fitness","isUsed":false,"isUnlisted":true}',
    ],
  },
  'what ends like a word that is formed at will is one only where there is the other one': {
    files: plain('El trasuelo, súbelo, clicable', 'Our custmers and our bakers'),
    words: { es: ['trasduelo', 'sube', 'súbele', 'clicar', 'clinable'], en: ['customers', 'bake', 'barkers'] },
    problems: [
      'warning blocks/text.yaml:3:11 text-typo {"word":"trasuelo","correct":"trasduelo","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:12 text-typo {"word":"custmers","correct":"customers","isUsed":false,"isUnlisted":true}',
    ],
  },
  'with a capital at the beginning, a long word is told where it lacks a letter or an accent, and none that may be a name':
    {
      files: plain(
        'Delicioas hogazas. Deberias probarlas. Tarazona abre. Marisla canta',
        'Delivrey is free. Seahouses is near',
      ),
      words: {
        es: ['deliciosa', 'deberías', 'tarazana', 'probarlas', 'abre', 'canta', 'hogazas'],
        en: ['delivery', 'seahorses', 'free', 'near'],
      },
      problems: [
        'warning blocks/text.yaml:3:8 text-typo {"word":"Delicioas","correct":"Deliciosa","isUsed":false,"isUnlisted":true}',
        'warning blocks/text.yaml:3:27 text-typo {"word":"Deberias","correct":"Deberías","isUsed":false,"isUnlisted":true}',
        'warning blocks/text.yaml:4:8 text-typo {"word":"Delivrey","correct":"Delivery","isUsed":true,"isUnlisted":true}',
      ],
    },
  'a word that lacks its first or its last letter is the longer one that the site uses often, and one that it borrows is known':
    {
      files: {
        ...bread(
          ['Cookies del aeropuerto', 'Aeropuerto: cookies', 'Las cookies del aeropuerto'],
          ['Seedlings', 'Seedlings grow', 'Our seedlings'],
        ),
        ...plain('Un aeropuert con cokies', 'Some eedlings and a seedling'),
      },
      words: { es: ['confitería', 'aeropuerto'], en: ['seedlings', 'cookies'] },
      problems: [
        'warning blocks/text.yaml:3:11 text-typo {"word":"aeropuert","correct":"aeropuerto","isUsed":true,"isUnlisted":true}',
        'warning blocks/text.yaml:3:25 text-typo {"word":"cokies","correct":"cookies","isUsed":true,"isUnlisted":true}',
        'warning blocks/text.yaml:4:13 text-typo {"word":"eedlings","correct":"seedlings","isUsed":true,"isUnlisted":true}',
      ],
    },
  'two words that lack their space are told also where the second one has a capital, which it keeps': {
    files: plain('Pan en laNube y en YouTube', 'See theBread List'),
    words: { es: ['nube'], en: ['bread'] },
    problems: [
      'warning blocks/text.yaml:3:15 text-typo {"word":"laNube","correct":"la Nube","isUsed":false,"isUnlisted":true}',
      'warning blocks/text.yaml:4:12 text-typo {"word":"theBread","correct":"the Bread","isUsed":false,"isUnlisted":true}',
    ],
  },
  'a key beside the right one, a letter three times, and what another dictionary has though the site means its own word':
    {
      files: {
        ...bread([
          'Hornos y moldes',
          'Moldes para hornos',
          'Nuestros hornos',
          'Los equipos',
          'Sus equipos',
          'Mis equipos',
        ]),
        ...plain('Ven psra ver los equips', 'I havr a weeek to expecy it, «mich»'),
      },
      words: { es: ['para', 'equipos'], en: ['have', 'week', 'expect', 'equips', 'much'] },
      problems: [
        'warning blocks/text.yaml:3:12 text-typo {"word":"psra","correct":"para","isUsed":true,"isUnlisted":true}',
        'warning blocks/text.yaml:3:25 text-typo {"word":"equips","correct":"equipos","isUsed":true,"isUnlisted":true}',
        'warning blocks/text.yaml:4:10 text-typo {"word":"havr","correct":"have","isUsed":false,"isUnlisted":true}',
        'warning blocks/text.yaml:4:17 text-typo {"word":"weeek","correct":"week","isUsed":false,"isUnlisted":true}',
        'warning blocks/text.yaml:4:26 text-typo {"word":"expecy","correct":"expect","isUsed":false,"isUnlisted":true}',
      ],
    },
};
