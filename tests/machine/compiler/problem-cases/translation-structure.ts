import { facts } from '../../../support/facts';
import { plain, prose } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'elements of HTML of which a translation has not as many are reported with their number, and nothing that follows': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: "<h2>Pan</h2><ul><li>Centeno</li><li>Trigo de 3 días</li></ul>"
          en: "<h2>Bread</h2><ul><li>Rye</li></ul>"
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:7 translation-structure {"original":"es","translation":"en","element":"item","inOriginal":2,"inTranslation":1}',
    ],
  },
  'a note of the translator is none': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: "<p>Pan</p>"
          en: "<p>Bread</p><p>The Spanish version is the binding one.</p>"
      `,
    },
    problems: [],
  },
  'a paragraph that lacks a sentence of the other language is told, and its place': {
    files: plain(
      'El abono no se devuelve. Se puede ceder a otra persona avisando con tiempo. Caduca al cabo de un año.',
      'Season tickets are not refunded. They expire after a year.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 translation-structure {"original":"es","translation":"en","element":"sentence","inOriginal":3,"inTranslation":2}',
    ],
  },
  'one that joins two sentences, or says it all in other words, lacks none': {
    files: plain(
      'El abono no se devuelve. Se puede ceder a otra persona avisando con tiempo. Caduca al cabo de un año.',
      'Season tickets are not refunded, but may be passed on to somebody else. They expire after a year.',
    ),
    problems: [],
  },
  'what is left of two sentences may say both': {
    files: plain(
      'El aparcamiento es gratuito para los clientes. Está justo detrás del edificio, entrando por la calle Mayor.',
      'Free customer parking behind the building, off Calle Mayor.',
    ),
    problems: [],
  },
  'a paragraph that says far less than in another language is told by its words, in whichever it does': {
    files: plain(
      'Pan de pueblo, hecho a mano con harina de centeno, agua y sal, como lo hacía el abuelo. Se cuece a leña, y se vende todavía caliente en la plaza del mercado.',
      'Bread of the village.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 translation-structure {"original":"es","translation":"en","element":"word","inOriginal":32,"inTranslation":4}',
    ],
  },
  'what is only said in fewer words, and a list of words, is right': {
    files: plain(
      'Si lo que te preocupa es el precio, pregúntanos antes de decidirte: casi siempre hay alguna manera de arreglarlo.',
      'Worried about the price? Ask us first: we can usually sort it out.',
    ),
    problems: [],
  },
  'words that are searched for may be fewer in another language': {
    files: plain(
      'pan, pan de pueblo, pan de centeno, pan de masa madre, horno de leña, panadería, bollería, hogaza',
      'bread, bakery',
    ),
    problems: [],
  },
  'an item that is missing is told where a figure may be that of another year, too': {
    files: {
      ...facts('group: { type: count, value: 16 }'),
      'blocks/more.yaml':
        'type: hero\ntitle: { es: "Con {{facts.group}} personas por grupo", en: "With {{facts.group}} people per group" }\n',
      ...prose(
        '<p>Fuimos 18 personas por grupo.</p><ul><li>Pan</li><li>Sal</li></ul>',
        '<p>We were 18 people per group.</p><ul><li>Bread</li></ul>',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:18 fact-unlike {"text":"18","fact":"group","value":16,"suggestion":"{{facts.group}}"}',
      'warning blocks/text.yaml:4:7 translation-structure {"original":"es","translation":"en","element":"item","inOriginal":2,"inTranslation":1}',
    ],
  },
};
