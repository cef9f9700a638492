import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basicFolder } from '../../../support/compile-site';
import { linksOutside } from '../../../support/links-outside';
import { plain } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const told = (line: number, address: string, correct: string) =>
  `warning blocks/out.yaml:${line}:47 host-mistyped ${JSON.stringify({ address, correct })}`;

const settings = readFileSync(join(basicFolder, 'settings.yaml'), 'utf8');

export const cases: Cases = {
  'a typo in a name that everybody knows is told': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://www.instagarm.com/horno',
        'https://facebok.com/horno',
        'mailto:horno@gmial.com?subject=Pan',
        'mailto:horno@pan.example,tienda@hotmial.es',
        'https://wikipedla.org',
        'mailto:horno@gmail.co',
      ),
    },
    problems: [
      told(4, 'https://www.instagarm.com/horno', 'https://www.instagram.com/horno'),
      told(5, 'https://facebok.com/horno', 'https://facebook.com/horno'),
      told(6, 'mailto:horno@gmial.com?subject=Pan', 'mailto:horno@gmail.com?subject=Pan'),
      told(7, 'mailto:horno@pan.example,tienda@hotmial.es', 'mailto:horno@pan.example,tienda@hotmail.es'),
      told(8, 'https://wikipedla.org', 'https://wikipedia.org'),
      told(9, 'mailto:horno@gmail.co', 'mailto:horno@gmail.com'),
    ],
  },
  'in HTML and in the settings, too': {
    files: {
      'settings.yaml': settings.replace(/^email: .*$/m, 'email: "horno@outlok.com"'),
      'blocks/text.yaml': yaml`
        type: prose
        title: { es: "Pan", en: "Bread" }
        content:
          es: '<p>En <a href="https://youtub.com/horno">vídeo</a></p>'
          en: '<p>On <a href="https://youtube.com/horno">video</a></p>'
      `,
    },
    problems: [
      `warning blocks/text.yaml:4:23 host-mistyped ${JSON.stringify({ address: 'https://youtub.com/horno', correct: 'https://youtube.com/horno' })}`,
      `warning settings.yaml:4:8 host-mistyped ${JSON.stringify({ address: 'horno@outlok.com', correct: 'horno@outlook.com' })}`,
    ],
  },
  'a name that is like a well-known one, and somebody else’s, is left alone': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://goggle.com',
        'https://www.google.co.uk',
        'https://es.wikipedia.org/wiki/Pan',
        'https://pan.example/@gmial.com',
        'mailto:horno@mail.com',
        'mailto:horno@ymail.com',
        'mailto:horno@gmx.com',
        'mailto:horno@yahoo.fr',
        'https://facebook.example',
      ),
    },
    problems: [],
  },
  'a typo in the name of the site itself is told': {
    files: {
      'blocks/out.yaml': linksOutside('mailto:hola@panaderiatirgal.example', 'https://aula.panaderiatriga.example/a'),
    },
    problems: [
      'warning blocks/out.yaml:4:47 host-mistyped {"address":"mailto:hola@panaderiatirgal.example","correct":"mailto:hola@panaderiatrigal.example"}',
      'warning blocks/out.yaml:5:47 host-mistyped {"address":"https://aula.panaderiatriga.example/a","correct":"https://aula.panaderiatrigal.example/a"}',
    ],
  },
  'a typo in the name that the settings give the site is told there, where its addresses have another': {
    files: {
      'settings.yaml': settings.replace('panaderiatrigal.example', 'panaderiatrigl.example'),
      'blocks/out.yaml': linksOutside('mailto:hola@panaderiatrigal.example', 'https://aula.panaderiatrigal.example/a'),
    },
    problems: [
      'warning settings.yaml:2:6 host-mistyped {"address":"https://www.panaderiatrigl.example","correct":"https://www.panaderiatrigal.example"}',
    ],
  },
  'an address that stands in a text is one, too': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title: { es: "Pan", en: "Bread" }
        content:
          es: '<p>Escribe a horno@gmial.com. O mira www.panaderiatirgal.example.</p>'
          en: '<p>Write to horno@gmail.com. Or look at www.panaderiatrigal.example.</p>'
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:21 host-mistyped {"address":"horno@gmial.com","correct":"horno@gmail.com"}',
      'warning blocks/text.yaml:4:45 host-mistyped {"address":"www.panaderiatirgal.example","correct":"www.panaderiatrigal.example"}',
    ],
  },
  'the name of the site with another ending is told, unless the settings have it as well': {
    files: {
      'settings.yaml': settings.replace(/^email: .*$/m, 'email: "hola@panaderiatrigal.shop"'),
      'blocks/out.yaml': linksOutside('mailto:hola@panaderiatrigal.com', 'https://panaderiatrigal.shop/a'),
    },
    problems: [
      'warning blocks/out.yaml:4:47 host-mistyped {"address":"mailto:hola@panaderiatrigal.com","correct":"mailto:hola@panaderiatrigal.example"}',
    ],
  },
  'the own mailbox of the site with another mark, a gap or an accent in it is told, and so is what an address begins with':
    {
      files: {
        'settings.yaml': settings.replace(/^email: .*$/m, 'email: "hola@horno.example"'),
        ...plain(
          'Escribe a hola@horno,example o a hola@hórno.example.',
          'See htpp://www.pan.example, or hola@horno.example.',
        ),
      },
      problems: [
        'warning blocks/text.yaml:3:18 host-mistyped {"address":"hola@horno,example","correct":"hola@horno.example"}',
        'warning blocks/text.yaml:3:41 host-mistyped {"address":"hola@hórno.example","correct":"hola@horno.example"}',
        'warning blocks/text.yaml:4:12 host-mistyped {"address":"htpp://","correct":"https://"}',
      ],
    },
  'an ending that there is not, and a comma behind the first letters': {
    files: plain('Hola@pan.con o www,pan.example', 'Hola@pan.com or www.pan.example'),
    problems: [
      'warning blocks/text.yaml:3:8 host-mistyped {"address":"Hola@pan.con","correct":"Hola@pan.com"}',
      'warning blocks/text.yaml:3:23 host-mistyped {"address":"www,","correct":"www."}',
    ],
  },
  'a mailbox of the site with a slip in its name, or without its end, is told; another one is left alone': {
    files: plain(
      'Escribe a holaa@panaderiatrigal.example, hola@panaderiatrigal, pan@panaderiatrigal.example o @panaderiatrigal.',
    ),
    problems: ['holaa@panaderiatrigal.example', 'hola@panaderiatrigal'].map(
      (address, index) =>
        `warning blocks/text.yaml:3:${[18, 49][index]} host-mistyped ${JSON.stringify({ address, correct: 'hola@panaderiatrigal.example' })}`,
    ),
  },
  'a name with one letter more than that of the site is told also in its settings': {
    files: {
      'settings.yaml': settings
        .replace(/^url: .*$/m, 'url: "https://www.hornodepan.example"')
        .replace(/^email: .*$/m, 'email: "hola@hornosdepan.example"'),
    },
    problems: [
      'warning settings.yaml:4:8 host-mistyped {"address":"hola@hornosdepan.example","correct":"hola@hornodepan.example"}',
    ],
  },
  'an address in a text that is broken is told, whose ever it is': {
    files: plain(
      'Escribe a ana@@pan.example o a pan@trigal .com, y mira www.trigal,com',
      'Write to ana@@pan.example or to pan@trigal .com, and see www.trigal,com',
    ),
    problems: [
      'warning blocks/text.yaml:3:18 host-mistyped {"address":"ana@@pan.example","correct":"ana@pan.example"}',
      'warning blocks/text.yaml:3:39 host-mistyped {"address":"pan@trigal .com","correct":"pan@trigal.com"}',
      'warning blocks/text.yaml:3:63 host-mistyped {"address":"www.trigal,com","correct":"www.trigal.com"}',
      'warning blocks/text.yaml:4:17 host-mistyped {"address":"ana@@pan.example","correct":"ana@pan.example"}',
      'warning blocks/text.yaml:4:40 host-mistyped {"address":"pan@trigal .com","correct":"pan@trigal.com"}',
      'warning blocks/text.yaml:4:65 host-mistyped {"address":"www.trigal,com","correct":"www.trigal.com"}',
    ],
  },
};
