import { appended, copied, deleted, put, renamed, type Slip, slip, slips } from '../mistake';

const JPEG = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xc0, 0, 17, 8, 2, 118, 4,
  176, 3, 1, 34, 0, 2, 17, 1, 3, 17, 1, 0xff, 0xd9,
]);
const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0, 0, 0, 0xd, 0x49, 0x48, 0x44, 0x52, 0, 0, 4, 176, 0, 0, 2, 118, 8, 6,
  0, 0, 0, 0, 0, 0, 0,
]);
const ZIP = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 33, 0]);
const MEGABYTE = 1024 * 1024;
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40">${inside}</svg>\n`;
function heavy(head: Uint8Array, megabytes: number): Uint8Array {
  const bytes = new Uint8Array(megabytes * MEGABYTE);
  bytes.set(head);
  return bytes;
}
const png = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]);

/** Pictures and other files, and what is said of them. */
export const media: readonly Slip[] = [
  slip(
    'a picture that is not there',
    'pages/contact.yaml',
    'src: drawings/headset.svg',
    'src: drawings/headphones.svg',
  ),
  slip(
    'another extension than the file has',
    'pages/success.yaml',
    'src: drawings/runway-lights.svg',
    'src: drawings/runway-lights.png',
  ),
  slip('no extension', 'pages/not-found.yaml', 'src: drawings/lost-target.svg', 'src: drawings/lost-target'),
  slip(
    'a capital in the name of a picture',
    'people/alumni.yaml',
    'src: alumni/gema-modelo.svg',
    'src: alumni/Gema-modelo.svg',
  ),
  slip(
    'an accent in the name of a picture',
    'people/instructors.yaml',
    'src: instructors/oscar-muestra.svg',
    'src: instructors/óscar-muestra.svg',
  ),
  slip(
    'the folder media before the name',
    'pages/blog.yaml',
    'src: drawings/weather-chart.svg',
    'src: media/drawings/weather-chart.svg',
  ),
  slip(
    'the whole path of a picture',
    'pages/feedback.yaml',
    'src: drawings/classroom.svg',
    'src: site/media/drawings/classroom.svg',
  ),
  slip('a slash before the name', 'settings.yaml', 'src: share.png', 'src: /share.png'),
  slip(
    'a backslash in the path',
    'pages/courses.yaml',
    'src: drawings/apron-night.svg',
    'src: drawings\\apron-night.svg',
  ),
  slip('the folder lost', 'pages/madrid.yaml', 'src: drawings/strip-board.svg', 'src: strip-board.svg'),
  slip(
    'a picture of another website',
    'places/accommodations.yaml',
    'src: stays/hostal-modelo.svg',
    'src: https://hostal-modelo.example/foto.jpg',
  ),
  slip('a picture without its name', 'blog/press.yaml', 'src: press/radio-ejemplo.svg', 'src:'),
  put(
    'a photo under the name of another kind of picture',
    'media/share.png',
    JPEG,
    { file: 'settings.yaml', line: 'src: share.png' },
    1,
  ),
  put(
    'a web page in place of a picture',
    'media/drawings/departures.svg',
    '<!doctype html><title>403 Forbidden</title>',
    1,
    { file: 'pages/selection-process.yaml', line: 'src: drawings/departures.svg' },
  ),
  put('an empty picture', 'media/stays/hostal-modelo.svg', '', 1, {
    file: 'places/accommodations.yaml',
    line: 'src: stays/hostal-modelo.svg',
  }),
  put(
    'half a picture',
    'media/alumni/eva-muestra.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><g><circle cx="60"',
    1,
    { file: 'people/alumni.yaml', line: 'src: alumni/eva-muestra.svg' },
  ),
  put(
    'a picture for social networks of the smallest size',
    'media/share.png',
    Uint8Array.from([...PNG.slice(0, 16), 0, 0, 0, 16, 0, 0, 0, 16, ...PNG.slice(24)]),
    { file: 'settings.yaml', line: 'src: share.png' },
    1,
  ),
  put(
    'a picture from the camera whose end is missing',
    'media/share.png',
    heavy(PNG, 9),
    { file: 'settings.yaml', line: 'src: share.png' },
    1,
  ),
  put('a picture that nothing shows', 'media/campus-2.svg', svg('<path d="M0 0h9"/>')),
  copied('a second copy of a picture', 'media/partners/demo-radar.svg', 'media/partners/demo-radar (1).svg'),
  put('a photo in a format that browsers do not show', 'media/IMG_2034.HEIC', ZIP),
  put('a text document among the pictures', 'media/textos-web.docx', ZIP),
  put('what Windows leaves in a folder', 'media/drawings/Thumbs.db', ZIP),
  deleted('deleted a logo that is used', 'media/partners/ejemplo-atm.svg', {
    file: 'pages/home.yaml',
    line: 'src: partners/ejemplo-atm.svg',
  }),
  deleted('deleted a portrait that is used', 'media/instructors/ines-modelo.svg', {
    file: 'people/instructors.yaml',
    line: 'src: instructors/ines-modelo.svg',
  }),
  renamed('renamed a download', 'media/press/dossier.pdf', 'media/press/Dossier de prensa.pdf', {
    file: 'blog/press.yaml',
    line: 'file: press/dossier.pdf',
  }),
  put(
    'an empty download',
    'media/press/dossier.pdf',
    '',
    { file: 'blog/press.yaml', line: 'file: press/dossier.pdf' },
    1,
  ),
  slip(
    'the name of the file as what a picture shows',
    'people/alumni.yaml',
    'es: "Retrato dibujado de Bruno Ejemplo"',
    'es: "bruno-ejemplo.svg"',
  ),
  slip(
    'the name that a camera gives as what a picture shows',
    'pages/madrid.yaml',
    'en: "Drawing of a control tower at night"',
    'en: "IMG_2034"',
  ),
  slip(
    '“picture” as what a picture shows',
    'settings.yaml',
    'es: "Pantalla de radar con tres aviones en seguimiento"',
    'es: "imagen"',
  ),
  slip(
    'forgot to say what a picture shows',
    'blog/press.yaml',
    '    src: press/diario-muestra.svg\n    alt:\n      es: "Logotipo de muestra de Diario Muestra"\n      en: "Sample logo of Diario Muestra"\n',
    '    src: press/diario-muestra.svg\n',
    'src: press/diario-muestra.svg',
    'logo:\n    src: press/diario-muestra.svg',
  ),
  slip(
    'left empty what a picture shows',
    'places/locations.yaml',
    'es: "Esquema de un aeropuerto junto al mar con dos pistas paralelas"',
    'es: ""',
  ),
  slip(
    'the words for another picture',
    'people/instructors.yaml',
    'es: "Retrato dibujado de Clara Ejemplo"',
    'es: "Retrato dibujado de Carlos Prueba"',
  ),
  slip(
    'both words for a picture and that it adorns only',
    'pages/blog.yaml',
    '      decorative: true',
    '      decorative: true\n      alt: { es: "Mapa del tiempo con frentes", en: "Weather chart with fronts" }',
    'alt: { es: "Mapa del tiempo',
    'decorative: true',
  ),
  slip(
    'a whole paragraph as what a picture shows',
    'pages/madrid.yaml',
    'es: "Dibujo de un aula con alumnos ante una pantalla"',
    `es: "${'Dibujo de un aula con alumnos ante una pantalla en la que se ve el tráfico de la tarde. '.repeat(5).trim()}"`,
  ),
  put('a drawing with a script', 'media/drawings/headset.svg', svg('<script>alert(1)</script><path d="M0 0h9"/>'), 1, {
    file: 'pages/contact.yaml',
    line: 'src: drawings/headset.svg',
  }),
  put(
    'a drawing that fetches a picture from elsewhere',
    'media/drawings/lost-target.svg',
    svg('<image href="https://cdn.example/foto.jpg" width="9" height="9"/>'),
    1,
    { file: 'pages/not-found.yaml', line: 'src: drawings/lost-target.svg' },
  ),
  slip('the logo of the theme renamed', 'theme/theme.yaml', 'logo: logo.svg', 'logo: Logo.svg'),
  slip(
    'a font of the theme that is not there',
    'theme/fonts.css',
    'src: url("fonts/archivo.woff2")',
    'src: url("fonts/archivo-bold.woff2")',
  ),
  slip('a style sheet that is not there', 'theme/theme.yaml', '  - sections.css', '  - section.css'),
  slip(
    'a drawing as the picture for social networks',
    'settings.yaml',
    'src: share.png',
    'src: drawings/radar-scope.svg',
  ),
  appended('a brace lost in the look', 'theme/sections.css', '\n.hero { color: red;\n', '.hero { color: red;'),
  slip(
    'a picture by its address on the web',
    'people/alumni.yaml',
    'src: alumni/alba-muestra.svg',
    'src: https://www.escuelavector.example/media/alumni/alba-muestra.svg',
  ),
  slip(
    'a path of a Windows computer',
    'people/alumni.yaml',
    'src: alumni/bruno-ejemplo.svg',
    'src: C:\\Users\\Ana\\Fotos\\bruno.jpg',
  ),
  slip(
    'backslashes between the folders',
    'people/instructors.yaml',
    'src: instructors/ines-modelo.svg',
    'src: instructors\\ines-modelo.svg',
  ),
  slip(
    'an extension that was never there',
    'people/alumni.yaml',
    'src: alumni/eva-muestra.svg',
    'src: alumni/eva-muestra.jpg',
  ),
  slip('no extension at all', 'blog/press.yaml', 'src: press/radio-ejemplo.svg', 'src: press/radio-ejemplo'),
  slip(
    'the picture of the person above',
    'people/alumni.yaml',
    'src: alumni/diego-prueba.svg',
    'src: alumni/celia-modelo.svg',
  ),
  slip(
    'the alternative text of the person above',
    'people/alumni.yaml',
    '"Retrato dibujado de Diego Prueba"\n      en: "Drawn portrait of Diego Prueba"',
    '"Retrato dibujado de Celia Modelo"\n      en: "Drawn portrait of Celia Modelo"',
  ),
  slip(
    'a picture both decorative and described',
    'pages/contact.yaml',
    'src: drawings/headset.svg\n      decorative: true',
    'src: drawings/headset.svg\n      decorative: true\n      alt:\n        es: "Unos auriculares sobre una mesa"\n        en: "A headset on a table"',
    'decorative: true',
    '      alt:',
  ),
  slip(
    'decorative set to no',
    'pages/contact.yaml',
    'src: drawings/headset.svg\n      decorative: true',
    'src: drawings/headset.svg\n      decorative: false',
    'src: drawings/headset.svg',
    'decorative: false',
  ),
  slip(
    'a picture without its src',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    'cover:\n  src: drawings/departures.svg\n  decorative: true',
    'cover: drawings/departures.svg',
  ),
  slip(
    '“no alt” as the alternative text',
    'places/locations.yaml',
    'es: "Esquema de un aeropuerto junto al mar con dos pistas paralelas"\n      en: "Sketch of an airport by the sea with two parallel runways"',
    'es: "imagen1"\n      en: "image1"',
  ),
  slip(
    'a comma between two pictures',
    'blog/press.yaml',
    'src: press/gaceta-ficticia.svg',
    'src: press/gaceta-ficticia.svg, press/diario-muestra.svg',
  ),
  slip(
    'a document where a picture belongs',
    'blog/press.yaml',
    'src: press/pista-de-muestra.svg',
    'src: press/dossier.pdf',
  ),
  slip(
    'a document in a folder that is not there',
    'blog/press.yaml',
    'file: press/dossier.pdf',
    'file: documentos/dossier.pdf',
  ),
  deleted('deleted a document that is linked', 'media/press/dossier.pdf', {
    file: 'blog/press.yaml',
    line: 'file: press/dossier.pdf',
  }),
  put('a Word document among the pictures', 'media/press/dossier 2025 (final).docx', png),
  put('a picture of a telephone that browsers cannot show', 'media/alumni/IMG_2034.HEIC', png),
  renamed('renamed a portrait in capitals', 'media/alumni/hugo-prueba.svg', 'media/alumni/Hugo-Prueba.SVG', {
    file: 'people/alumni.yaml',
    line: 'src: alumni/hugo-prueba.svg',
  }),
  slip(
    'that a picture is one',
    'pages/madrid.yaml',
    'es: "Dibujo de un aula con alumnos ante una pantalla"',
    'es: "Imagen de un aula con alumnos ante una pantalla"',
  ),
  put('half an icon', 'theme/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g>', {
    file: 'theme/theme.yaml',
    line: 'icon: icon.svg',
  }),
  slip(
    'a picture by its address on another website',
    'pages/madrid.yaml',
    'src: drawings/simulator.svg',
    'src: https://example.com/foto.jpg',
  ),
  renamed('renamed a picture that many pages show', 'media/drawings/simulator.svg', 'media/drawings/simulador.svg'),
  renamed('moved a picture out of its folder', 'media/drawings/certificate.svg', 'media/certificate.svg'),
  slip(
    'the logo of another company in a row of them',
    'pages/home.yaml',
    'src: partners/demo-radar.svg',
    'src: partners/muestra-sim.svg',
    '- src: partners/muestra-sim.svg\n        alt:\n          es: "Demo',
  ),
  slip(
    'the logo of another newspaper',
    'blog/press.yaml',
    'src: press/radio-ejemplo.svg',
    'src: press/pista-de-muestra.svg',
    'src: press/pista-de-muestra.svg\n    alt:\n      es: "Logotipo de muestra de Radio',
  ),
  slip(
    'what is said of the logo above, in one language',
    'pages/home.yaml',
    'es: "Demo Radar (logotipo de muestra)"',
    'es: "Muestra Sim (logotipo de muestra)"',
  ),
  {
    name: 'the logos of two newspapers in the place of each other',
    file: 'blog/press.yaml',
    edit: (text) =>
      text
        .replace('press/diario-muestra.svg', 'press/@.svg')
        .replace('press/gaceta-ficticia.svg', 'press/diario-muestra.svg')
        .replace('press/@.svg', 'press/gaceta-ficticia.svg'),
  },
  slips(
    'the description of another picture, in both languages',
    'pages/madrid.yaml',
    [
      'es: "Esquema de un aeropuerto con dos pares de pistas paralelas"',
      'es: "Dibujo de un aula con alumnos ante una pantalla"',
    ],
    [
      'en: "Sketch of an airport with two pairs of parallel runways"',
      'en: "Drawing of a classroom with students facing a screen"',
    ],
  ),
  slips(
    'the descriptions of two pictures swapped, in both languages',
    'pages/madrid.yaml',
    ['es: "Dibujo de un tablero con fichas de progresión de vuelo"', 'es: the other'],
    ['en: "Drawing of a board of flight progress strips"', 'en: the other'],
    [
      'es: "Dibujo de un aula con alumnos ante una pantalla"',
      'es: "Dibujo de un tablero con fichas de progresión de vuelo"',
    ],
    [
      'en: "Drawing of a classroom with students facing a screen"',
      'en: "Drawing of a board of flight progress strips"',
    ],
    ['es: the other', 'es: "Dibujo de un aula con alumnos ante una pantalla"'],
    ['en: the other', 'en: "Drawing of a classroom with students facing a screen"'],
  ),
  slips(
    'the captions of two pictures swapped, in both languages',
    'pages/madrid.yaml',
    ['es: "Aula: teoría y repaso de los ejercicios"', 'es: the other'],
    ['en: "Classroom: theory and exercise debriefings"', 'en: the other'],
    ['es: "La torre, para la que te prepara el Bloque 1"', 'es: "Aula: teoría y repaso de los ejercicios"'],
    ['en: "The tower: what Block 1 prepares you for"', 'en: "Classroom: theory and exercise debriefings"'],
    ['es: the other', 'es: "La torre, para la que te prepara el Bloque 1"'],
    ['en: the other', 'en: "The tower: what Block 1 prepares you for"'],
  ),
  slip(
    'two versions of a drawing',
    'media/press/gaceta-ficticia.svg',
    '</svg>',
    '<<<<<<< HEAD\n=======\n<path d="M0 0h9"/>\n>>>>>>> dibujos\n</svg>',
  ),
];
