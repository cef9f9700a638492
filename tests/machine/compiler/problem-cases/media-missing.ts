import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a picture or a linked file that is not there is reported with the file that was meant': {
    files: {
      'blocks/logos.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        logos:
          - src: loafs.svg
            alt: { es: "Hogaza", en: "Loaf" }
        actions:
          - label: { es: "Carta", en: "Menu" }
            file: prices/menu.pdf
      `,
    },
    problems: [
      'blocks/logos.yaml:5:10 media-missing {"path":"loafs.svg","suggestion":"loaf.svg"}',
      'blocks/logos.yaml:9:11 media-missing {"path":"prices/menu.pdf"}',
    ],
  },
  'of what lies elsewhere the name is told under which it is to be saved': {
    files: {
      'blocks/logos.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        logos:
          - src: https://example.com/cakes/plum.svg?size=2
            alt: { es: "Tarta", en: "Cake" }
          - src: C:\\Users\\Ana\\rolls.svg
            alt: { es: "Bollos", en: "Rolls" }
      `,
    },
    problems: [
      'blocks/logos.yaml:5:10 media-missing {"path":"https://example.com/cakes/plum.svg?size=2","name":"plum.svg","isElsewhere":true}',
      'blocks/logos.yaml:7:10 media-missing {"path":"C:\\\\Users\\\\Ana\\\\rolls.svg","name":"rolls.svg"}',
    ],
  },
  'a file is known by its name, whatever its folder, its capitals and its ending': {
    files: {
      'media/oven/stone-oven.svg': basicText('media/loaf.svg'),
      'blocks/other.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        media: { src: stone-oven.svg, decorative: true }
      `,
      'blocks/third.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        media: { src: OVEN/Stone Oven.SVG, decorative: true }
      `,
      'blocks/fourth.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        media: { src: "D:/photos/stone-oven.jpg", decorative: true }
      `,
    },
    problems: [
      'blocks/fourth.yaml:3:15 media-missing {"path":"D:/photos/stone-oven.jpg","suggestion":"oven/stone-oven.svg","name":"stone-oven.jpg"}',
      'blocks/other.yaml:3:15 media-missing {"path":"stone-oven.svg","suggestion":"oven/stone-oven.svg"}',
      'blocks/third.yaml:3:15 media-missing {"path":"OVEN/Stone Oven.SVG","suggestion":"oven/stone-oven.svg"}',
    ],
  },
  'a picture that is written in the place of its name is told in short': {
    files: {
      'blocks/bread.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        media: { src: "data:image/png;base64,${'A'.repeat(200)}", decorative: true }
      `,
    },
    problems: [
      `blocks/bread.yaml:4:15 media-missing {"path":"data:image/png;base64,${'A'.repeat(58)}…","name":"image.png"}`,
    ],
  },
  'a file that a text in HTML names is looked for, too': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<p><a href="file:laof.svg">Hogaza</a></p>'
          en: '<p><a href="file:loaf.svg">Loaf</a> and <a href="/media/loafs.svg">loaves</a></p>'
      `,
    },
    problems: [
      'blocks/text.yaml:3:20 media-missing {"path":"laof.svg","suggestion":"loaf.svg"}',
      'blocks/text.yaml:4:57 media-missing {"path":"loafs.svg","suggestion":"loaf.svg"}',
    ],
  },
  'a picture in a text is looked for, too, by its name in its address': {
    files: {
      'media/a loaf.svg': basicText('media/loaf.svg'),
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<p><img src="/media/loaff.svg" alt="Hogaza"> y <img src="/media/a%20loaf.svg" alt="Hogaza"></p>'
          en: '<p><img src="/media/loaf.svg" alt="Loaf"> and <img src="/media/a loaf.svg" alt="Loaf"></p>'
      `,
    },
    problems: ['blocks/text.yaml:3:28 media-missing {"path":"loaff.svg","suggestion":"loaf.svg"}'],
  },
  'a file with what is said of it behind its name is told as the file': {
    files: {
      'blocks/text.yaml':
        'type: hero\ntitle: { es: "Pan", en: "Bread" }\nmedia: { src: \'loaf.svg "Pan"\', decorative: true }\n',
    },
    problems: ['blocks/text.yaml:3:15 media-missing {"path":"loaf.svg \\"Pan\\"","suggestion":"loaf.svg"}'],
  },
  'a file whose accents are characters of their own is renamed, for its name looks the same': {
    files: {
      [`media/${'café.svg'.normalize('NFD')}`]: basicText('media/loaf.svg'),
      'blocks/text.yaml': 'type: hero\ntitle: { es: "Pan", en: "Bread" }\nmedia: { src: café.svg, decorative: true }\n',
    },
    problems: ['blocks/text.yaml:3:15 media-missing {"path":"café.svg","hasAccentsApart":true}'],
  },

  'of a path with the folders above, only the name is to be written': {
    files: {
      'blocks/loaf.yaml':
        'type: hero\ntitle: { es: "Pan", en: "Bread" }\nmedia: { src: site/media/crumbs.jpg, decorative: true }\n',
    },
    problems: ['blocks/loaf.yaml:3:15 media-missing {"path":"site/media/crumbs.jpg","name":"crumbs.jpg"}'],
  },
  'of an address the name of a picture in it is told, if there is one': {
    files: {
      'blocks/logos.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Hoy</p>", en: "<p>Today</p>" }
        logos:
          - { src: "https://www.example.com/search?picture=plum.jpg", decorative: true }
          - { src: photos.example.com/plum, decorative: true }
      `,
    },
    problems: [
      'blocks/logos.yaml:5:12 media-missing {"path":"https://www.example.com/search?picture=plum.jpg","name":"plum.jpg","isElsewhere":true}',
      'blocks/logos.yaml:6:12 media-missing {"path":"photos.example.com/plum","isElsewhere":true}',
    ],
  },
};
