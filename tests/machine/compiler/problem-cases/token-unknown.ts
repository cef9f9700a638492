import { basicText } from '../../../support/compile-site';
import { course, courseTemplate, startingOn } from '../../../support/course';
import { plain } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a fact that has another name now is the one that nothing names': {
    files: { 'facts.yaml': basicText('facts.yaml').replace('loaves-a-year', 'loaves-baked-a-year') },
    problems: [
      'pages/home.yaml:11:22 token-unknown {"token":"{{facts.loaves-a-year}}","suggestion":"{{facts.loaves-baked-a-year}}"}',
    ],
  },
  'a token in capitals is the one in small letters': {
    files: plain('{{Facts.Loaves-A-Year}} hogazas', '{{facts.loaves-a-year}} loaves'),
    problems: [
      'blocks/text.yaml:3:8 token-unknown {"token":"{{Facts.Loaves-A-Year}}","suggestion":"{{facts.loaves-a-year}}"}',
    ],
  },
  'a token that was translated with its text is the one of the other language': {
    files: plain('{{facts.loaves-a-year}} hogazas', '{{hechos.hogazas}} loaves'),
    problems: [
      'blocks/text.yaml:4:8 token-unknown {"token":"{{hechos.hogazas}}","suggestion":"{{facts.loaves-a-year}}"}',
    ],
  },
  'spaces within the braces are told once, with what was meant': {
    files: plain('{{facts.loaves-a-year}} hogazas', '{{ facts . loaves - a - year }} loaves'),
    problems: [
      'blocks/text.yaml:4:8 token-unknown {"token":"{{ facts . loaves - a - year }}","suggestion":"{{facts.loaves-a-year}}"}',
    ],
  },
  'a fact without its scope, or with one that is none, is understood': {
    files: {
      'blocks/text.yaml': 'type: hero\ntitle: { es: "{{registration}}", en: "{{fact.registration}}" }\n',
    },
    problems: [
      'blocks/text.yaml:2:15 token-unknown {"token":"{{registration}}","suggestion":"{{facts.registration}}"}',
      'blocks/text.yaml:2:39 token-unknown {"token":"{{fact.registration}}","suggestion":"{{facts.registration}}"}',
    ],
  },
  'a token that names nothing is reported where it stands in the text': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title:
          es: "Desde {{facts.loaves-a-yaer}} panes"
          en: "From {{facts.loaves-a-year}} loaves, {{season.name}}"
      `,
    },
    problems: [
      'blocks/greeting.yaml:3:14 token-unknown {"token":"{{facts.loaves-a-yaer}}","suggestion":"{{facts.loaves-a-year}}"}',
      'blocks/greeting.yaml:4:45 token-unknown {"token":"{{season.name}}"}',
    ],
  },
  'a misspelt scope, or none, is told with the one that is meant': {
    files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "{{fact.registration}}", en: "{{loaves-a-year}}" }\n' },
    problems: [
      'blocks/greeting.yaml:2:15 token-unknown {"token":"{{fact.registration}}","suggestion":"{{facts.registration}}"}',
      'blocks/greeting.yaml:2:44 token-unknown {"token":"{{loaves-a-year}}","suggestion":"{{facts.loaves-a-year}}"}',
    ],
  },
  'an entry can be named on template pages only': {
    files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "{{entry.title}}", en: "Hello" }\n' },
    problems: ['blocks/greeting.yaml:2:15 token-unknown {"token":"{{entry.title}}","scope":"entry"}'],
  },
  'a template may name only what each of its entries has': {
    files: {
      'pages/course.yaml': courseTemplate('{{entry.duration}}, {{entry.hours}}'),
      'catalogue/courses/kneading.yaml': `${course}hours: { es: "8 h", en: "8 h" }\n`,
      'catalogue/courses/proving.yaml': course,
    },
    problems: ['pages/course.yaml:4:54 token-unknown {"token":"{{entry.hours}}","scope":"entry"}'],
  },
  'a template without entries is no problem': {
    files: {
      'pages/course.yaml': courseTemplate('{{entry.duration}}, {{entry.hours}}', '{{entry.duration}}, {{entry.hours}}'),
    },
    problems: [],
  },
  'what an entry lacks is reported there and not in the template': {
    files: {
      'pages/course.yaml': courseTemplate('{{entry.description}}', '{{entry.description}}'),
      'catalogue/courses/kneading.yaml': course,
      'catalogue/courses/proving.yaml': course.replace(/^description.*\n/m, ''),
    },
    problems: [
      'catalogue/courses/proving.yaml:1:1 key-missing {"key":"description","example":"{ es: \\"…\\", en: \\"…\\" }"}',
    ],
  },
  'a token that names no text is reported': {
    files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "{{settings.timings}}", en: "Hello" }\n' },
    problems: ['blocks/greeting.yaml:2:15 token-unknown {"token":"{{settings.timings}}","scope":"settings"}'],
  },
  'a token that is not well formed is reported': {
    files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "{{facts.loaves_a_year}}", en: "Hello" }\n' },
    problems: [
      'blocks/greeting.yaml:2:15 token-unknown {"token":"{{facts.loaves_a_year}}","suggestion":"{{facts.loaves-a-year}}"}',
    ],
  },
  'a start that names no fact is reported': {
    files: { 'catalogue/courses/kneading.yaml': startingOn('"{{facts.kneading}}"') },
    problems: ['catalogue/courses/kneading.yaml:6:9 token-unknown {"token":"{{facts.kneading}}"}'],
  },
  'a name that every object has is no fact': {
    files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "{{facts.constructor}}", en: "Hello" }\n' },
    problems: ['blocks/greeting.yaml:2:15 token-unknown {"token":"{{facts.constructor}}"}'],
  },
  'a fact that contains itself is reported instead of followed for ever': {
    files: {
      'facts.yaml': yaml`
        registration: { value: "{{facts.registration}}" }
        loaves-a-year: { value: 52000 }
      `,
    },
    problems: ['facts.yaml:1:25 token-unknown {"token":"{{facts.registration}}"}'],
  },
  'what is filled in when a text is shown stands in single braces': {
    files: {
      'messages.yaml': basicText('messages.yaml').replace(
        /^resultCount: .*/m,
        'resultCount: { es: "{{count}} panes", en: "{count} breads" }',
      ),
    },
    problems: ['messages.yaml:29:21 token-unknown {"token":"{{count}}","suggestion":"{count}"}'],
  },
  'a name in bold type, and one in another language, are understood': {
    files: {
      'blocks/greeting.yaml':
        'type: prose\ncontent: { es: "<p>{{facts.<b>registration</b>}}</p>", en: "<p>{{settings.teléfono}}</p>" }\n',
    },
    problems: [
      'blocks/greeting.yaml:2:20 token-unknown {"token":"{{facts.<b>registration</b>}}","suggestion":"{{facts.registration}}"}',
      'blocks/greeting.yaml:2:64 token-unknown {"token":"{{settings.teléfono}}","suggestion":"{{settings.phone}}","scope":"settings"}',
    ],
  },
  'what another language says there is meant, more than a name that begins alike': {
    files: {
      'facts.yaml': yaml`
        registration: { type: text, value: "B-123" }
        loaves-a-year: { value: 52000 }
        rye-loaf-days-from: { value: 2 }
        rye-loaf-days-to: { value: 4 }
        rye-loaf-price: { type: money, value: 4 }
      `,
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "{{facts.rye-loaf-price}} €", en: "€{{facts.rye-loaf-cost}}" }
        intro: { es: "{{facts.rye-loaf-cost}} €", en: "€{{facts.rye-loaf-cost}}" }
        eyebrow: { es: "Hasta {{facts.rye-loaf-days-to}}", en: "From {{facts.rye-loaf-days-from}}" }
      `,
    },
    problems: [
      'blocks/greeting.yaml:2:50 token-unknown {"token":"{{facts.rye-loaf-cost}}","suggestion":"{{facts.rye-loaf-price}}"}',
      'blocks/greeting.yaml:3:15 token-unknown {"token":"{{facts.rye-loaf-cost}}"}',
    ],
  },
};
