import { deleted, put, renamed, type Slip, slip } from '../../mistake';

const png = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]);

/** Pictures and documents as a hurried person names, forgets or describes them. */
export const secondMedia: readonly Slip[] = [
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
];
