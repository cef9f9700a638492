import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a plain text where several languages are needed is reported with the text': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: Hola
      `,
    },
    problems: ['blocks/greeting.yaml:2:8 translations-missing {"text":"Hola","languages":["es","en"]}'],
  },
  'what names nothing but another text is the same in all languages': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: "{{settings.brand}}"
        intro: "{{settings.brand}} hornea"
      `,
    },
    problems: [
      'blocks/greeting.yaml:2:8 translations-missing {"text":"{{settings.brand}}","languages":["es","en"],"isSameInAll":true}',
      'blocks/greeting.yaml:3:8 translations-missing {"text":"{{settings.brand}} hornea","languages":["es","en"]}',
    ],
  },
  'a text that is blank, or that holds no language, is told once': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: " "
        intro: {}
      `,
    },
    problems: [
      'blocks/greeting.yaml:2:8 translations-missing {"text":"…","languages":["es","en"]}',
      'blocks/greeting.yaml:3:8 translations-missing {"text":"…","languages":["es","en"]}',
    ],
  },
  'the address of a home page may be the same in all languages': {
    files: { 'pages/home.yaml': basicText('pages/home.yaml').replace(/^path: .*$/m, 'path: "/"') },
    problems: ['pages/home.yaml:2:7 translations-missing {"text":"/","languages":["es","en"],"isSameInAll":true}'],
  },

  'a map of what is no language is told once': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { monday: "Hola", sunday: "Adiós" }
      `,
    },
    problems: ['blocks/greeting.yaml:2:8 translations-missing {"text":"…","languages":["es","en"]}'],
  },
};
