import { course } from '../../helpers/course';
import { post } from '../../helpers/post';
import { yaml } from '../../helpers/yaml';
import type { ProblemCases } from './problem-case';

/** Tokens, facts and addresses. */
export const valueCases = {
  'token-unknown': {
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
    'an entry can be named on template pages only': {
      files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "{{entry.title}}", en: "Hello" }\n' },
      problems: ['blocks/greeting.yaml:2:15 token-unknown {"token":"{{entry.title}}"}'],
    },
    'a template may name only what each of its entries has': {
      files: {
        'pages/course.yaml': courseTemplate('{{entry.duration}}, {{entry.hours}}'),
        'catalogue/courses/kneading.yaml': `${course}hours: { es: "8 h", en: "8 h" }\n`,
        'catalogue/courses/proving.yaml': course,
      },
      problems: ['pages/course.yaml:4:54 token-unknown {"token":"{{entry.hours}}"}'],
    },
    'a template without entries is no fault': {
      files: { 'pages/course.yaml': courseTemplate('{{entry.duration}}, {{entry.hours}}') },
      problems: [],
    },
    'what an entry lacks is reported there and not in the template': {
      files: {
        'pages/course.yaml': courseTemplate('{{entry.duration}}'),
        'catalogue/courses/kneading.yaml': course,
        'catalogue/courses/proving.yaml': course.replace(/^duration.*\n/m, ''),
      },
      problems: [
        'catalogue/courses/proving.yaml:1:1 key-missing {"key":"duration","example":"{\\"es\\":\\"Solicita información\\",\\"en\\":\\"Request information\\"}"}',
      ],
    },
    'a token that names no text is reported': {
      files: { 'blocks/greeting.yaml': 'type: hero\ntitle: { es: "{{settings.timings}}", en: "Hello" }\n' },
      problems: ['blocks/greeting.yaml:2:15 token-unknown {"token":"{{settings.timings}}"}'],
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
  },
  'date-passed': {
    'a start that has passed is reported, one to come and the date of a post are not': {
      files: {
        'catalogue/courses/kneading.yaml': startingOn('2026-01-14'),
        'catalogue/courses/shaping.yaml': startingOn('2026-01-15'),
        'catalogue/courses/proving.yaml': startingOn('2025-12'),
        'catalogue/courses/baking.yaml': startingOn('2026-01'),
        'catalogue/courses/tasting.yaml': startingOn('"{{facts.tasting}}"'),
        'catalogue/courses/smelling.yaml': startingOn('"{{facts.tasting}}"'),
        'facts.yaml':
          'loaves-a-year: { value: 52000 }\nregistration: { value: "P-204" }\ntasting: { value: "2025-11" }\n',
        'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
        'blog/posts/opening.yaml': post('Apertura', 'Opening', '2025-03-01'),
      },
      problems: [
        'warning catalogue/courses/kneading.yaml:6:8 date-passed {"date":"2026-01-14"}',
        'warning catalogue/courses/proving.yaml:6:8 date-passed {"date":"2025-12"}',
        'warning facts.yaml:3:19 date-passed {"date":"2025-11"}',
      ],
    },
  },
  'fact-not-date': {
    'a start that names another fact than a date is reported': {
      files: { 'catalogue/courses/kneading.yaml': startingOn('"{{facts.registration}}"') },
      problems: ['catalogue/courses/kneading.yaml:6:8 fact-not-date {"fact":"registration"}'],
    },
    'a fact without a value is reported there alone': {
      files: {
        'catalogue/courses/kneading.yaml': startingOn('"{{facts.opening}}"'),
        'facts.yaml':
          'loaves-a-year: { value: 52000 }\nregistration: { value: "P-204" }\nopening: { valeu: "2026-05" }\n',
      },
      problems: ['facts.yaml:3:12 key-unknown {"key":"valeu","suggestion":"value"}'],
    },
  },
  'fact-not-number': {
    'a price that names a text is reported': {
      files: {
        'catalogue/courses/kneading.yaml': `${course}price: registration\n`,
      },
      problems: ['catalogue/courses/kneading.yaml:6:8 fact-not-number {"fact":"registration"}'],
    },
  },
  'path-duplicate': {
    'an address that another page, an English address or a redirect has already is reported with its owner': {
      files: {
        'pages/zebra.yaml': yaml`
          path: { es: "/productos", en: "/en" }
          also: ["/pan"]
          title: { es: "Cebra", en: "Zebra" }
          description: { es: "Una más.", en: "One more." }
          sections:
            - type: hero
              title: { es: "Hola", en: "Hello" }
        `,
      },
      problems: [
        'pages/zebra.yaml:1:13 path-duplicate {"path":"/productos","other":"site/pages/products.yaml"}',
        'pages/zebra.yaml:1:31 path-duplicate {"path":"/en","other":"site/pages/home.yaml"}',
        'redirects.yaml:2:11 path-duplicate {"path":"/pan","other":"site/pages/zebra.yaml"}',
      ],
    },
    'a template whose address names no {id} is reported once': {
      files: {
        'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
        'blog/posts/opening.yaml': post('Apertura', 'Opening'),
        'blog/posts/closing.yaml': post('Cierre', 'Closing'),
        'blog/posts/moving.yaml': post('Mudanza', 'Moving'),
        'pages/news.yaml': yaml`
          path: { es: "/noticias", en: "/news" }
          each: posts
          title: { es: "{{entry.title}}", en: "{{entry.title}}" }
          description: { es: "{{entry.description}}", en: "{{entry.description}}" }
          sections:
            - type: hero
              title: { es: "{{entry.title}}", en: "{{entry.title}}" }
        `,
      },
      problems: [
        'pages/news.yaml:1:13 path-duplicate {"path":"/noticias","other":"site/pages/news.yaml"}',
        'pages/news.yaml:1:30 path-duplicate {"path":"/news","other":"site/pages/news.yaml"}',
      ],
    },
  },
  'path-malformed': {
    'an address with capitals, spaces or a slash at the end is reported with the correct one': {
      files: {
        'redirects.yaml': yaml`
          redirects:
            - { from: "/Pan", page: products }
            - { from: "/pan/", page: products }
            - { from: "/pan de molde", page: products }
        `,
      },
      problems: [
        'redirects.yaml:2:13 path-malformed {"path":"/Pan","correct":"/pan"}',
        'redirects.yaml:3:13 path-malformed {"path":"/pan/","correct":"/pan"}',
        'redirects.yaml:4:13 path-malformed {"path":"/pan de molde","correct":"/pan-de-molde"}',
      ],
    },
  },
  'path-reserved': {
    'an address the site keeps for itself is reported': {
      files: {
        'redirects.yaml': yaml`
          redirects:
            - { from: "/data/pan", page: products }
            - { from: "/404", page: products }
        `,
      },
      problems: [
        'redirects.yaml:2:13 path-reserved {"path":"/data/pan"}',
        'redirects.yaml:3:13 path-reserved {"path":"/404"}',
      ],
    },
  },
} satisfies Partial<ProblemCases>;

function startingOn(start: string): string {
  return `${course}start: ${start}\n`;
}

function courseTemplate(description: string): string {
  return yaml`
    each: courses
    path: { es: "/clases/{id}", en: "/classes/{id}" }
    title: { es: "{{entry.title}}", en: "{{entry.title}}" }
    description: { es: "Clase", en: "${description}" }
    sections:
      - type: hero
        title: { es: "Clase", en: "Class" }
  `;
}
