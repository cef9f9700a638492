import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'the keys of one item with a dash before each': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - from: "/a"
          - page: home
          - from: "/b"
            page: home
      `,
    },
    problems: ['redirects.yaml:3:5 yaml-syntax {"reason":"dash-unexpected","correct":"page: \\"home\\""}'],
  },
  'an unknown tag': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: !secret { es: "Hola", en: "Hello" }
      `,
    },
    problems: ['blocks/greeting.yaml:2:8 yaml-syntax {"reason":"tag-foreign","written":"!secret"}'],
  },
  'an alias of nothing': {
    files: {
      'blocks/promise.yaml': yaml`
        type: hero
        title: *promise
      `,
    },
    problems: [
      'blocks/promise.yaml:2:8 yaml-syntax {"reason":"start-of-text","written":"*","correct":"title: \\"*promise\\""}',
    ],
  },
  'aliases that multiply beyond measure': {
    files: {
      'blocks/bomb.yaml': yaml`
        a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
        b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
        c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
        d: [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      `,
    },
    problems: ['blocks/bomb.yaml:1:1 yaml-syntax {"reason":"aliases-multiply"}'],
  },
  'an alias within what it stands for; one behind it is right': {
    files: {
      'blocks/endless.yaml': yaml`
        type: hero
        items: &all
          - title: *all
      `,
      'blocks/list.yaml': yaml`
        a: &a
          b: &b { c: &c [*b] }
        d: *a
      `,
    },
    problems: [
      'blocks/endless.yaml:3:12 yaml-syntax {"reason":"alias-of-itself","written":"*all"}',
      'blocks/list.yaml:2:18 yaml-syntax {"reason":"alias-of-itself","written":"*b"}',
    ],
  },
  'a page that cannot be read makes the links to it no second problem': {
    files: { 'pages/products.yaml': 'path: [\n' },
    problems: ['pages/products.yaml:1:7 yaml-syntax {"reason":"bracket-missing","written":"]","correct":"path: []"}'],
  },
  'facts that cannot be read make the tokens that name them no second problem': {
    files: { 'facts.yaml': 'registration: "P-204' },
    problems: [
      'facts.yaml:1:15 yaml-syntax {"reason":"quote-missing","written":"\\"","correct":"registration: \\"P-204\\""}',
    ],
  },
  'an escape of more than there are characters': {
    files: {
      'blocks/text.yaml': 'type: prose\ncontent: { es: "<p>Pan \\U00110000 de verdad</p>", en: "<p>Real bread</p>" }\n',
    },
    problems: ['blocks/text.yaml:2:24 yaml-syntax {"reason":"backslash"}'],
  },

  'braces with a quote that is not closed and without their end are no text with a colon in it': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "De 9 a 12, 17:30, en: "Hello"
      `,
    },
    problems: [
      'blocks/greeting.yaml:2:14 yaml-syntax {"reason":"quote-missing","written":"\\"","correct":"title: { es: \\"De 9 a 12, 17:30\\", en: \\"Hello\\""}',
    ],
  },
  'lines of a text with a colon in them, further to the left than it, are no keys': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: |
            <p>Hay pan.</p>
          <p>Abrimos dos días: martes y jueves.</p>
          en: |
            <p>There is bread.</p>
            <p>We open on two days: Tuesday and Thursday.</p>
      `,
      'blocks/greeting.yaml': yaml`
        type: prose
        content:
          es: >-
            <p>Hay pan y bollos
          y muchas cosas más: dulces y saladas,
            todas de hoy.</p>
          en: "<p>There are bread, buns and more.</p>"
      `,
    },
    problems: [
      'blocks/greeting.yaml:5:3 yaml-syntax {"reason":"indentation","correct":"y muchas cosas más: dulces y saladas,","spaces":4}',
      'blocks/text.yaml:5:3 yaml-syntax {"reason":"indentation","correct":"<p>Abrimos dos días: martes y jueves.</p>","spaces":4}',
    ],
  },
};
