import { basicText } from '../../../support/compile-site';
import { page } from '../../../support/page';
import { blog, post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is written where its name goes is told with the file to which it belongs, and hashtags are names': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': post('Apertura', 'Opening').replace(/tags: .*/, 'tags: "#news"'),
      'blocks/questions.yaml': yaml`
        type: faq
        title: { es: "Dudas", en: "Questions" }
        faq: { items: [] }
      `,
    },
    problems: [
      'blocks/questions.yaml:3:6 type-wrong {"expected":"string","example":"baking","inFile":"faqs/….yaml"}',
      'blog/posts/opening.yaml:5:7 type-wrong {"expected":"array","example":"[\\"novedades\\"]","correct":"[news]"}',
    ],
  },
  'a section with a name, as the only item of its file, has a dash too many': {
    files: {
      'blocks/bread.yaml':
        '- type: call-to-action\n  id: bread\n  title: { es: "Pan", en: "Bread" }\n  actions: [{ label: { es: "Ver la portada", en: "See the home page" }, page: home }]\n',
    },
    problems: [
      'blocks/bread.yaml:1:1 type-wrong {"expected":"object","example":"{ type: \\"panel\\" }","dash":{"fault":"needless","key":"type"}}',
    ],
  },
  'a list whose items are the keys of one map, and names as in a sentence, are told as what they are': {
    files: {
      'blocks/links.yaml': yaml`
        type: hero
        title: { es: "Pan", en: "Bread" }
        actions:
          - [label: { es: "Pan", en: "Bread" }, page: products]
      `,
      'settings.yaml': basicText('settings.yaml').replace('[ES, AR]', '"ES y AR]"'),
      'facts.yaml': '- registration: { value: "P-204" }\n- loaves-a-year: { value: 52000 }\n',
    },
    problems: [
      'blocks/links.yaml:4:5 type-wrong {"expected":"object","example":"{ label: { es: \\"Más información\\", en: \\"More information\\" }, page: \\"home\\" }","correct":"{ label: { es: \\"Pan\\", en: \\"Bread\\" }, page: \\"products\\" }"}',
      'facts.yaml:1:1 type-wrong {"expected":"object","example":"{ block-1-price: { value: 27000 } }","dash":{"fault":"needless","key":"registration"}}',
      'settings.yaml:6:60 type-wrong {"expected":"array","example":"[\\"ES\\", \\"MX\\"]","correct":"[ES, AR]"}',
    ],
  },
  'pairs in a map where a list of them goes are told with how the first is written': {
    files: { 'redirects.yaml': 'redirects:\n  /bread: products\n  /old: contact\n' },
    problems: [
      'redirects.yaml:2:3 type-wrong {"expected":"array","example":"[{ from: \\"/bloque-1\\", page: \\"block-1\\" }]","correct":"[{ from: \\"/bread\\", page: \\"products\\" }, …]"}',
    ],
  },
  'a language of the site that is only named by its code is told with all that the code tells': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(
        '{ code: es, locale: es-ES, name: "Español", countries: [ES, AR] }',
        'es',
      ),
    },
    problems: [
      'settings.yaml:6:5 type-wrong {"expected":"object","example":"{ code: \\"en\\", locale: \\"en-US\\", name: \\"English\\", prefix: \\"/en\\" }","correct":"{ code: \\"es\\", locale: \\"es-ES\\", name: \\"Español\\" }"}',
    ],
  },
  'a value that stands as the key of the one that goes with it is told with both keys': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - "/pan": products
          - "/bollos": /productos
          - loaf: products
      `,
    },
    problems: [
      'redirects.yaml:2:5 type-wrong {"expected":"object","example":"{ from: \\"/bloque-1\\", page: \\"block-1\\" }","correct":"{ from: \\"/pan\\", page: \\"products\\" }"}',
      'redirects.yaml:3:5 type-wrong {"expected":"object","example":"{ from: \\"/bloque-1\\", page: \\"block-1\\" }","correct":"{ from: \\"/bollos\\", page: \\"products\\" }"}',
      'redirects.yaml:4:5 key-missing {"key":"from","example":"\\"/bloque-1\\""}',
      'redirects.yaml:4:5 key-missing {"key":"page","example":"\\"block-1\\""}',
      'redirects.yaml:4:5 key-unknown {"key":"loaf"}',
    ],
  },
  'a text in place of a number is reported with what goes there': {
    files: {
      'blocks/news.yaml': yaml`
        type: posts
        posts:
          pick: latest
          count: tres
      `,
    },
    problems: ['blocks/news.yaml:4:10 type-wrong {"expected":"integer","example":"3","correct":"3"}'],
  },
  'a number in quotes, a yes in quotes and a number where a text goes are reported as they should be written': {
    files: {
      'blocks/news.yaml': yaml`
        type: posts
        posts:
          pick: latest
          count: "3"
      `,
      'blocks/logo.yaml': yaml`
        type: panel
        title: { es: "Pan", en: 2024 }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        media: { src: loaf.svg, decorative: "yes" }
      `,
    },
    problems: [
      'blocks/logo.yaml:2:25 type-wrong {"expected":"string","example":"\\"…\\"","correct":"\\"2024\\""}',
      'blocks/logo.yaml:4:37 type-wrong {"expected":"boolean","example":"true","correct":"true"}',
      'blocks/news.yaml:4:10 type-wrong {"expected":"integer","example":"3","correct":"3"}',
    ],
  },
  'a text that reads as a number is to be quoted as it was typed': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace('"00000"', '00320'),
      'blocks/logo.yaml': yaml`
        type: hero
        title: { es: 1.50, en: +34900 }
      `,
    },
    problems: [
      'blocks/logo.yaml:2:14 type-wrong {"expected":"string","example":"\\"…\\"","correct":"\\"1.50\\""}',
      'blocks/logo.yaml:2:24 type-wrong {"expected":"string","example":"\\"…\\"","correct":"\\"+34900\\""}',
      'places/locations.yaml:4:15 type-wrong {"expected":"string","example":"\\"…\\"","correct":"\\"00320\\""}',
    ],
  },
  'an empty file is reported at its start': {
    files: { 'blog/tags.yaml': '' },
    problems: ['blog/tags.yaml:1:1 type-wrong {"expected":"object","example":"{}","emptyFile":[]}'],
  },
  'a section that is only a word is reported where it stands': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - hero
      `,
    },
    problems: [
      'pages/extra.yaml:5:5 type-wrong {"expected":"object","example":"{ type: \\"hero\\" }","correct":"{ type: \\"hero\\" }"}',
    ],
  },
  'a price in the place of the name of one is told as such': {
    files: {
      'catalogue/courses/rye.yaml':
        'code: RYE\ntitle: { es: "Centeno", en: "Rye" }\ndescription: { es: "Pan.", en: "Bread." }\nprice: 640\n',
    },
    problems: [
      'catalogue/courses/rye.yaml:4:8 type-wrong {"expected":"string","example":"registration","figure":"640"}',
    ],
  },
  'a number with a comma or a sign, and a list of one text, are told with what they should be': {
    files: {
      'blocks/news.yaml': 'type: [posts]\nposts: { pick: latest, count: "3°" }\n',
    },
    problems: [
      'blocks/news.yaml:1:7 type-wrong {"expected":"string","example":"\\"posts\\"","correct":"\\"posts\\""}',
      'blocks/news.yaml:2:31 type-wrong {"expected":"integer","example":"3","correct":"3"}',
    ],
  },
  'names with commas between them are told as the list that they were to be': {
    files: {
      ...blog,
      'blog/tags.yaml':
        'news: { label: { es: "Noticias", en: "News" } }\nbread: { label: { es: "Pan", en: "Bread" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening').replace('[news]', 'bread, news'),
    },
    problems: [
      'blog/posts/opening.yaml:5:7 type-wrong {"expected":"array","example":"[\\"novedades\\"]","correct":"[bread, news]"}',
    ],
  },
  'a name where a list of something else goes is none of them': {
    files: { 'blocks/call.yaml': 'type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions: contact\n' },
    problems: [
      'blocks/call.yaml:3:10 type-wrong {"expected":"array","example":"[{ label: { es: \\"Más información\\", en: \\"More information\\" }, page: \\"home\\" }]"}',
    ],
  },
  'a number with its unit is told as the number, in the unit in which the key counts': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('timeoutMs: 2000', 'timeoutMs: 2s')
        .replace('staleMs: 300000', 'staleMs: 5 €')
        .replace('hashScrollMs: 100', 'hashScrollMs: "100 ms"'),
    },
    problems: [
      'settings.yaml:14:17 type-wrong {"expected":"integer","example":"100","correct":"100"}',
      'settings.yaml:16:12 type-wrong {"expected":"integer","example":"300000"}',
      'settings.yaml:25:14 type-wrong {"expected":"integer","example":"2000","correct":"2000"}',
    ],
  },
  'days that stand one after the other are told as the list that they were to be': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  openingHours:\n    - { days: "lunes, tuesday", opens: 7, closes: "14:00" }\n',
      ),
    },
    problems: [
      'places/locations.yaml:3:15 type-wrong {"expected":"array","example":"[\\"monday\\"]","correct":"[monday, tuesday]"}',
      'places/locations.yaml:3:40 type-wrong {"expected":"string","example":"\\"09:00\\"","correct":"\\"07:00\\""}',
    ],
  },
  'what stands alone where several keys go is told as it is to be written': {
    files: {
      'blocks/other.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        media: loaf.svg
        actions: [products]
      `,
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  coordinates: "40.5, -3.5"\n',
      ),
    },
    problems: [
      'blocks/other.yaml:3:8 type-wrong {"expected":"object","example":"{ src: \\"partners/logo.svg\\", alt: { es: \\"Logotipo\\", en: \\"Logo\\" } }","correct":"{ src: \\"loaf.svg\\", alt: { es: \\"…\\", en: \\"…\\" } }"}',
      'blocks/other.yaml:4:11 type-wrong {"expected":"object","example":"{ label: { es: \\"Más información\\", en: \\"More information\\" }, page: \\"home\\" }","correct":"{ label: { es: \\"…\\", en: \\"…\\" }, page: \\"products\\" }"}',
      'places/locations.yaml:2:16 type-wrong {"expected":"object","example":"{ latitude: 40.47, longitude: -3.58 }","correct":"{ latitude: 40.5, longitude: -3.5 }"}',
    ],
  },
  'a name in a map of its own is told as the name': {
    files: {
      'blocks/other.yaml': yaml`
        type: faq
        title: { es: "Dudas", en: "Doubts" }
        faq: { name: baking }
      `,
    },
    problems: ['blocks/other.yaml:3:6 type-wrong {"expected":"string","example":"baking","correct":"\\"baking\\""}'],
  },
  'days from one to another one are told as the list of them': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  openingHours:\n    - { days: "de viernes a lunes", opens: "09:00", closes: "14:00" }\n    - { days: [Tu-We], opens: "09:00", closes: "14:00" }\n',
      ),
    },
    problems: [
      'places/locations.yaml:3:15 type-wrong {"expected":"array","example":"[\\"monday\\"]","correct":"[friday, saturday, sunday, monday]"}',
      'places/locations.yaml:4:16 value-not-listed {"value":"Tu-We","suggestion":"tuesday, wednesday"}',
    ],
  },
  'one item where a list goes, and a list of one where one goes, are told with the dash or as they are to be written': {
    files: {
      'blocks/call.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          label: { es: "Escribe", en: "Write" }
          page: products
      `,
      'blocks/other.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        media:
          - src: loaf.svg
            decorative: true
        actions: { label: { es: "Escribe", en: "Write" }, page: products }
      `,
      'blocks/third.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        media: [{ src: loaf.svg, decorative: true }]
      `,
    },
    problems: [
      'blocks/call.yaml:4:3 type-wrong {"expected":"array","example":"[{ label: { es: \\"Más información\\", en: \\"More information\\" }, page: \\"home\\" }]","dash":{"fault":"missing","key":"label"}}',
      'blocks/other.yaml:4:3 type-wrong {"expected":"object","example":"{ src: \\"partners/logo.svg\\", alt: { es: \\"Logotipo\\", en: \\"Logo\\" } }","dash":{"fault":"needless","key":"src"}}',
      'blocks/other.yaml:6:10 type-wrong {"expected":"array","example":"[{ label: { es: \\"Más información\\", en: \\"More information\\" }, page: \\"home\\" }]","correct":"[{ label: { es: \\"Escribe\\", en: \\"Write\\" }, page: \\"products\\" }]"}',
      'blocks/third.yaml:3:8 type-wrong {"expected":"object","example":"{ src: \\"partners/logo.svg\\", alt: { es: \\"Logotipo\\", en: \\"Logo\\" } }","correct":"{ src: \\"loaf.svg\\", decorative: true }"}',
    ],
  },
  'a text under a key of its own where only the text goes is told as the text, and a text without its key with the key':
    {
      files: {
        'blocks/list.yaml': yaml`
        type: checklist
        title: { es: "Pan", en: "Bread" }
        items:
          - "Harina"
          - text: { text: { es: "Agua", en: "Water" } }
      `,
        'facts.yaml': `${basicText('facts.yaml')}pieces: 12\nsalt: "1,25 €"\nbuns: { value: 3 }\nboth: { sum: loaves-a-year + buns }\n`,
      },
      problems: [
        'blocks/list.yaml:4:5 type-wrong {"expected":"object","example":"{ text: { es: \\"…\\", en: \\"…\\" } }","correct":"{ text: { es: \\"Harina\\", en: \\"…\\" } }"}',
        'blocks/list.yaml:5:11 type-wrong {"expected":"string","example":"{ es: \\"…\\", en: \\"…\\" }","correct":"{ es: \\"Agua\\", en: \\"Water\\" }"}',
        'facts.yaml:6:9 type-wrong {"expected":"object","example":"{ value: 27000 }","correct":"{ value: 12 }"}',
        'facts.yaml:7:7 type-wrong {"expected":"object","example":"{ value: 27000 }","correct":"{ value: \\"1,25 €\\" }"}',
        'facts.yaml:9:14 type-wrong {"expected":"array","example":"[\\"block-1-price\\", \\"block-2-price\\"]","correct":"[loaves-a-year, buns]"}',
      ],
    },
  'an old address and its page in one text, or in a list, are told with both': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - /pan -> /productos
          - Redirect 301 /bollos products
          - [/tarta, /]
          - /nada, /ninguna
          - from: [/uno, /dos]
            page: home
      `,
    },
    problems: [
      'redirects.yaml:2:5 type-wrong {"expected":"object","example":"{ from: \\"/bloque-1\\", page: \\"block-1\\" }","correct":"{ from: \\"/pan\\", page: \\"products\\" }"}',
      'redirects.yaml:3:5 type-wrong {"expected":"object","example":"{ from: \\"/bloque-1\\", page: \\"block-1\\" }","correct":"{ from: \\"/bollos\\", page: \\"products\\" }"}',
      'redirects.yaml:4:5 type-wrong {"expected":"object","example":"{ from: \\"/bloque-1\\", page: \\"block-1\\" }","correct":"{ from: \\"/tarta\\", page: \\"home\\" }"}',
      'redirects.yaml:5:5 type-wrong {"expected":"object","example":"{ from: \\"/bloque-1\\", page: \\"block-1\\" }","correct":"{ from: \\"/nada\\", page: \\"…\\" }"}',
      'redirects.yaml:6:11 type-wrong {"expected":"string","example":"\\"/bloque-1\\"","several":{"first":"\\"/uno\\"","isInItem":true}}',
    ],
  },
  'languages of which only the codes are written are told in one': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(/languages:\n(?: {2}.*\n)+/, 'languages:\n  - es\n  - en\n'),
    },
    problems: [
      'settings.yaml:6:3 type-wrong {"expected":"object","example":"{ code: \\"en\\", locale: \\"en-US\\", name: \\"English\\", prefix: \\"/en\\" }","correct":"[{ code: \\"es\\", locale: \\"es-ES\\", name: \\"Español\\" }, { code: \\"en\\", locale: \\"en-US\\", name: \\"English\\" }]"}',
    ],
  },
  'so they are in one text': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(/languages:\n(?: {2}.*\n)+/, 'languages: es, en\n'),
    },
    problems: [
      'settings.yaml:5:12 type-wrong {"expected":"array","example":"[{ code: \\"es\\", locale: \\"es-ES\\", name: \\"Español\\" }]","correct":"[{ code: \\"es\\", locale: \\"es-ES\\", name: \\"Español\\" }, { code: \\"en\\", locale: \\"en-US\\", name: \\"English\\" }]"}',
    ],
  },
  'a yes in other languages, names behind a note, and several texts where one goes': {
    files: {
      'pages/not-found.yaml': basicText('pages/not-found.yaml').replace('noindex: true', 'noindex: sí'),
      'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening', '2025-04-30')
        .replace(/^author: .*$/m, 'author: [Ana, Luis]')
        .replace(/^tags: .*$/m, 'tags: #news'),
    },
    problems: [
      'blog/posts/opening.yaml:4:9 type-wrong {"expected":"string","example":"\\"…\\"","correct":"\\"Ana, Luis\\""}',
      'blog/posts/opening.yaml:5:7 type-wrong {"expected":"array","example":"[\\"novedades\\"]","correct":"[news]"}',
      'pages/not-found.yaml:5:10 type-wrong {"expected":"boolean","example":"true","correct":"true"}',
    ],
  },
  'names that only spaces part are those of a list': {
    files: {
      ...blog,
      'blog/tags.yaml':
        'news: { label: { es: "Noticias", en: "News" } }\nbread: { label: { es: "Pan", en: "Bread" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening').replace('[news]', 'news bread'),
    },
    problems: [
      'blog/posts/opening.yaml:5:7 type-wrong {"expected":"array","example":"[\\"novedades\\"]","correct":"[news, bread]"}',
    ],
  },
  'dashes without their space are those of a list': {
    files: {
      'blocks/where.yaml': 'type: place-cards\nlocations:\n  -shop\n',
    },
    problems: ['blocks/where.yaml:3:3 type-wrong {"expected":"array","example":"[\\"madrid\\"]","correct":"[shop]"}'],
  },
  'hours in words are told with how they are written': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  openingHours: "L-V 9:00-18:00"\n',
      ),
    },
    problems: [
      'places/locations.yaml:2:17 type-wrong {"expected":"array","example":"[{ days: [\\"monday\\"], opens: \\"09:00\\", closes: \\"18:00\\" }]"}',
    ],
  },
  'the languages of a text as a list, with or without their codes, are told as they are written': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title:
          - es: "Pan"
          - en: "Bread"
        content: ["<p>Hoy</p>", "<p>Today</p>"]
      `,
      'blocks/other.yaml': yaml`
        type: prose
        title: { "Pan", "Bread" }
        content: { es: "<p>Hoy</p>", en: "<p>Today</p>" }
      `,
    },
    problems: [
      'blocks/other.yaml:2:8 type-wrong {"expected":"object","example":"","correct":"{ es: \\"Pan\\", en: \\"Bread\\" }"}',
      'blocks/text.yaml:3:3 type-wrong {"expected":"object","example":"","correct":"{ es: \\"Pan\\", en: \\"Bread\\" }"}',
      'blocks/text.yaml:5:10 type-wrong {"expected":"object","example":"","correct":"{ es: \\"<p>Hoy</p>\\", en: \\"<p>Today</p>\\" }"}',
    ],
  },
  'a list for each language where each item has its languages is told as the list': {
    files: {
      'blocks/list.yaml': yaml`
        type: checklist
        title: { es: "Pan", en: "Bread" }
        items:
          es: ["Harina", "Agua"]
          en: ["Flour", "Water"]
      `,
      'blocks/panel.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Hoy</p>", en: "<p>Today</p>" }
        points:
          es: ["Harina", "Agua"]
          en: ["Flour"]
      `,
    },
    problems: [
      'blocks/list.yaml:4:3 type-wrong {"expected":"array","example":"[{ text: { es: \\"Ser mayor de edad\\", en: \\"Be of age\\" } }]","correct":"[{ text: { es: \\"Harina\\", en: \\"Flour\\" } }, …]"}',
      'blocks/panel.yaml:5:3 type-wrong {"expected":"array","example":"[{ es: \\"Uno\\", en: \\"One\\" }]","dash":{"fault":"missing","key":"es"}}',
    ],
  },
  'keywords as a list, or each of them in all languages, are told as the text between commas': {
    files: {
      'pages/products.yaml': basicText('pages/products.yaml').replace(
        'sections:',
        'keywords: [{ es: "pan", en: "bread" }, { es: "sal", en: "salt" }]\nsections:',
      ),
      'pages/home.yaml': basicText('pages/home.yaml').replace('sections:', 'keywords: [pan, sal]\nsections:'),
    },
    problems: [
      'pages/home.yaml:5:11 translations-missing {"text":"pan, sal","languages":["es","en"]}',
      'pages/products.yaml:4:11 type-wrong {"expected":"object","example":"","correct":"{ es: \\"pan, sal\\", en: \\"bread, salt\\" }"}',
    ],
  },
  'of texts that stand in a list twice in the same language none is left out': {
    files: {
      'blocks/text.yaml':
        'type: prose\ntitle: [{ es: "Pan", en: "Bread" }, { es: "Sal", en: "Salt" }]\ncontent: { es: "<p>Hoy</p>", en: "<p>Today</p>" }\n',
    },
    problems: ['blocks/text.yaml:2:8 translations-missing {"text":"…","languages":["es","en"]}'],
  },
  'a text and the page to which it leads as a pair are told with their keys': {
    files: { 'navigation.yaml': basicText('navigation.yaml').replace(/^main:\n/m, 'main:\n  - Pan: products\n') },
    problems: [
      'navigation.yaml:2:5 type-wrong {"expected":"object","example":"{ label: { es: \\"Más información\\", en: \\"More information\\" }, page: \\"home\\" }","correct":"{ label: { es: \\"Pan\\", en: \\"…\\" }, page: \\"products\\" }"}',
    ],
  },
  'degrees, minutes and seconds are told as a number': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        `shop:\n  coordinates: { latitude: 40°28'24.6"N, longitude: 3°34'48"W }\n`,
      ),
    },
    problems: [
      'places/locations.yaml:2:28 type-wrong {"expected":"number","example":"40.47","correct":"40.4735, -3.58"}',
    ],
  },
  'a section by its name alone is a block, or a section of that type': {
    files: {
      'blocks/greeting.yaml':
        'type: hero\nid: hello\ntitle: { es: "Hola", en: "Hello" }\nactions: [{ label: { es: "Ir", en: "Go" }, page: extra, anchor: hello }]\n',
      'pages/extra.yaml': page('adicional', { sections: 'greeting\n    - faq' }),
    },
    problems: [
      'pages/extra.yaml:6:5 type-wrong {"expected":"object","example":"{ type: \\"hero\\" }","correct":"{ block: \\"greeting\\" }"}',
      'pages/extra.yaml:7:5 type-wrong {"expected":"object","example":"{ type: \\"hero\\" }","correct":"{ type: \\"faq\\" }"}',
    ],
  },
  'a name behind the mark of a note is told without it': {
    files: {
      'blocks/call.yaml':
        'type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions:\n  - label: { es: "Ir", en: "Go" }\n    page: #products\n',
    },
    problems: [
      'blocks/call.yaml:5:11 type-wrong {"expected":"string","example":"\\"courses\\"","correct":"\\"products\\""}',
    ],
  },
  'figures that are added up are named': {
    files: {
      'facts.yaml': `${basicText('facts.yaml')}loaf-price: { type: money, value: 4 }\nroll-price: { type: money, value: 2 }\nboth-price: { type: money, sum: [4, 2] }\nthree-price: { type: money, sum: [4, 3] }\n`,
    },
    problems: [
      'facts.yaml:8:34 type-wrong {"expected":"string","example":"loaf-price","correct":"loaf-price, roll-price","figure":"4"}',
      'facts.yaml:9:35 type-wrong {"expected":"string","example":"loaf-price","correct":"loaf-price","figure":"4"}',
      'facts.yaml:9:38 type-wrong {"expected":"string","example":"loaf-price","figure":"3"}',
    ],
  },
  'the cells of a table, in a list or between strokes, are told under their keys': {
    files: {
      'blocks/week.yaml': yaml`
        type: schedule
        title: { es: "Horno", en: "Oven" }
        columns: ["Hornada", "Hora", "Panes"]
        rows:
          - Primera | 7:30 | Hogazas
      `,
    },
    problems: [
      'blocks/week.yaml:3:10 type-wrong {"expected":"object","example":"{ name: { es: \\"…\\", en: \\"…\\" }, period: { es: \\"…\\", en: \\"…\\" } }","correct":"{ name: { es: \\"Hornada\\", en: \\"…\\" }, period: { es: \\"Hora\\", en: \\"…\\" }, applications: { es: \\"Panes\\", en: \\"…\\" } }"}',
      'blocks/week.yaml:5:5 type-wrong {"expected":"object","example":"{ name: { es: \\"…\\", en: \\"…\\" }, period: { es: \\"…\\", en: \\"…\\" } }","correct":"{ name: { es: \\"Primera\\", en: \\"…\\" }, period: { es: \\"7:30\\", en: \\"…\\" }, applications: { es: \\"Hogazas\\", en: \\"…\\" } }"}',
    ],
  },
  'a file that is a list is told with the key above it, or with the names of its entries': {
    files: {
      'faqs/counter.yaml': yaml`
        # At the counter.
          - question: { es: "¿Hay pan?", en: "Is there bread?" }
            answer: { es: "<p>Sí.</p>", en: "<p>Yes.</p>" }
      `,
      'people/testimonials.yaml': yaml`
        - id: ana
          name: "Ana"
          role: { es: "Panadera", en: "Baker" }
          comment: { es: "Rico.", en: "Tasty." }
        - id: ben
          name: "Ben"
          role: { es: "Cliente", en: "Customer" }
          comment: { es: "Bueno.", en: "Good." }
      `,
    },
    problems: [
      'faqs/counter.yaml:2:3 type-wrong {"expected":"object","example":"{ items: [] }","above":"items"}',
      'people/testimonials.yaml:1:1 type-wrong {"expected":"object","example":"{}","named":{"key":"id","name":"ana"}}',
    ],
  },
  'of several texts in the place of one, one is to stay': {
    files: { 'redirects.yaml': 'redirects:\n  - { from: ["/pan", "/panes"], page: products }\n' },
    problems: [
      'redirects.yaml:2:13 type-wrong {"expected":"string","example":"\\"/bloque-1\\"","several":{"first":"\\"/pan\\"","isInItem":true}}',
    ],
  },
  'a list with other marks than dashes is told as the list that it was to be': {
    files: {
      'blocks/places.yaml': yaml`
        type: place-cards
        title: { es: "Tiendas", en: "Shops" }
        locations:
          • shop
      `,
    },
    problems: ['blocks/places.yaml:4:3 type-wrong {"expected":"array","example":"[\\"madrid\\"]","correct":"[shop]"}'],
  },
  'a text that is one for all languages, in parts, is told with the whole of it': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /address: .*/,
        'address:\n    street: "Calle Uno, 1"\n    town: "Madrid"',
      ),
    },
    problems: [
      'places/locations.yaml:3:3 type-wrong {"expected":"string","example":"{ es: \\"…\\", en: \\"…\\" }","correct":"\\"Calle Uno, 1, Madrid\\""}',
    ],
  },
  'a day as spreadsheets count it is told as a date': {
    files: { ...blog, 'blog/posts/opening.yaml': post('Apertura', 'Opening').replace(/^date: .*$/m, 'date: 45672') },
    problems: [
      'blog/posts/opening.yaml:3:7 type-wrong {"expected":"string","example":"\\"2025-09-02\\"","correct":"\\"2025-01-15\\""}',
    ],
  },
  'a list in quotes is told as the list': {
    files: {
      ...blog,
      'blog/tags.yaml':
        'news: { label: { es: "Noticias", en: "News" } }\nbread: { label: { es: "Pan", en: "Bread" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening').replace('[news]', `"[bread, 'news']"`),
    },
    problems: [
      'blog/posts/opening.yaml:5:7 type-wrong {"expected":"array","example":"[\\"novedades\\"]","correct":"[bread, news]"}',
    ],
  },
  'names that are ticked are those of a list, and of two files one is to stay': {
    files: {
      'blocks/places.yaml': 'type: place-cards\ntitle: { es: "Dónde", en: "Where" }\nlocations:\n  shop: true\n',
      'blocks/loaf.yaml':
        'type: hero\ntitle: { es: "Pan", en: "Bread" }\nmedia: { src: [a.jpg, b.jpg], decorative: true }\n',
    },
    problems: [
      'blocks/loaf.yaml:3:15 type-wrong {"expected":"string","example":"\\"partners/logo.svg\\"","several":{"first":"\\"a.jpg\\"","isInItem":false}}',
      'blocks/places.yaml:4:3 type-wrong {"expected":"array","example":"[\\"madrid\\"]","correct":"[shop]"}',
    ],
  },

  'of a person the name is meant, and not where it leads; of a price in parts nothing is put together': {
    files: {
      'catalogue/courses/rye.yaml': yaml`
        title: { es: "Centeno", en: "Rye" }
        description: { es: "Pan de centeno.", en: "Rye bread." }
        price: { amount: 45, currency: EUR }
      `,
      'blog/posts/rye.yaml': yaml`
        title: { es: "Centeno", en: "Rye" }
        date: 2025-01-02
        author: { name: "Ana Ruiz", url: "https://ana.example" }
        tags: []
        content: { es: "<p>Pan.</p>", en: "<p>Bread.</p>" }
      `,
    },
    problems: [
      'blog/posts/rye.yaml:3:1 type-wrong {"expected":"string","example":"{ es: \\"…\\", en: \\"…\\" }","correct":"\\"Ana Ruiz\\""}',
      'catalogue/courses/rye.yaml:3:8 type-wrong {"expected":"string","example":"registration","inFile":"facts.yaml"}',
    ],
  },

  'the name of a picture where one with its caption goes is that of the picture': {
    files: {
      'blocks/bakery.yaml': yaml`
        type: gallery
        title: { es: "La tahona", en: "The bakery" }
        images:
          - loaf.svg
      `,
    },
    problems: [
      'blocks/bakery.yaml:4:5 type-wrong {"expected":"object","example":"{ media: { src: \\"partners/logo.svg\\", alt: { es: \\"Logotipo\\", en: \\"Logo\\" } }, caption: { es: \\"…\\", en: \\"…\\" } }","correct":"{ media: { src: \\"loaf.svg\\", alt: { es: \\"…\\", en: \\"…\\" } }, caption: { es: \\"…\\", en: \\"…\\" } }"}',
    ],
  },
};
