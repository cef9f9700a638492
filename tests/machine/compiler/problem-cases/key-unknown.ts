import { basicText } from '../../../support/compile-site';
import { page } from '../../../support/page';
import { blog, post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a language with its country is that language': {
    files: { 'blocks/a.yaml': 'type: hero\ntitle: { es-ES: "Pan", en: "Bread" }\n' },
    problems: ['blocks/a.yaml:2:10 key-unknown {"key":"es-ES","suggestion":"es"}'],
  },
  'a language without its country is the only one of its kind, and none of two': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(
        'titleSuffix:',
        '  - { code: pt-br, locale: pt-BR, name: Português }\n  - { code: zh-hans, locale: zh-CN, name: 简体中文 }\n  - { code: zh-hant, locale: zh-TW, name: 繁體中文 }\ntitleSuffix:',
      ),
      'blocks/a.yaml': 'type: hero\ntitle: { es: "Pan", en: "Bread", pt: "O pão de cada dia", zh: "面包" }\n',
    },
    problems: [
      'blocks/a.yaml:2:34 key-unknown {"key":"pt","suggestion":"pt-br"}',
      'blocks/a.yaml:2:59 key-unknown {"key":"zh","isLanguage":true}',
      'settings.yaml:8:5 language-untranslated {"language":"pt-br"}',
      'settings.yaml:9:5 language-untranslated {"language":"zh-hans"}',
      'settings.yaml:10:5 language-untranslated {"language":"zh-hant"}',
    ],
  },
  'a misspelt key of a page is reported with the key that was meant': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        noindx: true
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: hero
            title: { es: "Hola", en: "Hello" }
      `,
    },
    problems: ['pages/extra.yaml:2:1 key-unknown {"key":"noindx","suggestion":"noindex"}'],
  },
  'a misspelt key that is required is one problem, not two': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        titel: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: hero
            titl: { es: "Hola", en: "Hello" }
      `,
    },
    problems: [
      'pages/extra.yaml:2:1 key-unknown {"key":"titel","suggestion":"title"}',
      'pages/extra.yaml:6:5 key-unknown {"key":"titl","suggestion":"title"}',
    ],
  },
  'the only key that is unknown is the only one that is missing, where what it holds suits it': {
    files: {
      'faqs/more.yaml': yaml`
        questions:
          - { question: { es: "¿Hay pan?", en: "Is there bread?" }, answer: { es: "<p>Sí.</p>", en: "<p>Yes.</p>" } }
      `,
      'blocks/other.yaml': yaml`
        type: hero
        heading: { es: "Hola", en: "Hello" }
      `,
      'blocks/third.yaml': yaml`
        type: hero
        loaves: 3
      `,
    },
    problems: [
      'blocks/other.yaml:2:1 key-unknown {"key":"heading","suggestion":"title"}',
      'blocks/third.yaml:1:1 key-missing {"key":"title","example":"{ es: \\"…\\", en: \\"…\\" }"}',
      'blocks/third.yaml:2:1 key-unknown {"key":"loaves"}',
      'faqs/more.yaml:1:1 key-unknown {"key":"questions","suggestion":"items"}',
    ],
  },
  'where the address of a page stands below a wrong key, the page is told with its name': {
    files: {
      'blocks/invitation.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - { label: { es: "A", en: "A" }, href: /contacto#write }
          - { label: { es: "B", en: "B" }, enlace: /products.html }
          - { label: { es: "C", en: "C" }, to: / }
          - { label: { es: "D", en: "D" }, link: "https://www.panaderiatrigal.example/contact" }
          - { label: { es: "E", en: "E" }, href: /nowhere }
      `,
      'redirects.yaml': yaml`
        redirects:
          - { from: "/pan", to: /productos }
      `,
    },
    problems: [
      'blocks/invitation.yaml:4:36 key-unknown {"key":"href","suggestion":"page","target":{"page":"contact","anchor":"write"}}',
      'blocks/invitation.yaml:5:36 key-unknown {"key":"enlace","suggestion":"page","target":{"page":"products"}}',
      'blocks/invitation.yaml:6:36 key-unknown {"key":"to","suggestion":"page","target":{"page":"home"}}',
      'blocks/invitation.yaml:7:36 key-unknown {"key":"link","suggestion":"page","target":{"page":"contact"}}',
      'blocks/invitation.yaml:8:36 key-unknown {"key":"href","suggestion":"page","example":"contact"}',
      'redirects.yaml:2:21 key-unknown {"key":"to","suggestion":"page","target":{"page":"products"}}',
    ],
  },
  'a key deep in a section is reported where it stands': {
    files: {
      'blocks/invitation.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Contacto", en: "Contact" }
            page: contact
            colour: red
      `,
    },
    problems: ['blocks/invitation.yaml:6:5 key-unknown {"key":"colour"}'],
  },
  'a section taken from a block has no other keys': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
      `,
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - block: greeting
            tone: light
      `,
    },
    problems: ['pages/extra.yaml:6:5 key-unknown {"key":"tone"}'],
  },
  'a key that is called by its title is told with its name, and nothing is said of what looks for it': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('phone:', 'teléfono:'),
      'blocks/text.yaml': yaml`
        type: prose
        title: { es: "Pan", en: "Bread" }
        content: { es: "<p>{{settings.phone}}</p>", en: "<p>{{settings.phone}}</p>" }
      `,
    },
    problems: ['settings.yaml:3:1 key-unknown {"key":"teléfono","suggestion":"phone"}'],
  },
  'a key that is there already, or can hold no such value, was not meant': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        titl: { es: "Otra", en: "Other" }
        ton: [light]
      `,
    },
    problems: [
      'blocks/greeting.yaml:3:1 key-unknown {"key":"titl"}',
      'blocks/greeting.yaml:4:1 key-unknown {"key":"ton","suggestion":"tone","correct":"\\"light\\""}',
    ],
  },
  'a key as other systems or people call it is told with the one that is meant here': {
    files: {
      'blocks/other.yaml': yaml`
        type: hero
        background: dark
        headline: { es: "Hola", en: "Hello" }
        subtitle: { es: "Pasa", en: "Come in" }
        foto: { path: loaf.svg, decorative: true }
        buttons:
          - { texto: { es: "Ver", en: "See" }, href: products }
          - { text: { es: "Ir", en: "Go" }, link: "https://www.example.com" }
          - { title: { es: "Pan", en: "Bread" }, enlace: /productos }
      `,
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        yaml`
          shop:
            coordinates: { lat: 40.5, lng: -3.5 }
            openingHours:
              - { days: [monday], desde: "07:00", hasta: "14:00" }
        `,
      ),
    },
    problems: [
      'blocks/other.yaml:2:1 key-unknown {"key":"background","suggestion":"tone"}',
      'blocks/other.yaml:3:1 key-unknown {"key":"headline","suggestion":"title"}',
      'blocks/other.yaml:4:1 key-unknown {"key":"subtitle","suggestion":"intro"}',
      'blocks/other.yaml:5:1 key-unknown {"key":"foto","suggestion":"media"}',
      'blocks/other.yaml:6:1 key-unknown {"key":"buttons","suggestion":"actions"}',
      'places/locations.yaml:2:18 key-unknown {"key":"lat, lng","suggestion":"latitude, longitude"}',
      'places/locations.yaml:4:25 key-unknown {"key":"desde","suggestion":"opens"}',
      'places/locations.yaml:4:41 key-unknown {"key":"hasta","suggestion":"closes"}',
    ],
  },
  'of the keys of a link, what stands there tells which is meant': {
    files: {
      'blocks/other.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        actions:
          - { texto: { es: "Ver", en: "See" }, href: products }
          - { text: { es: "Ir", en: "Go" }, link: "https://www.example.com" }
          - { title: { es: "Pan", en: "Bread" }, enlace: /productos }
      `,
    },
    problems: [
      'blocks/other.yaml:4:7 key-unknown {"key":"texto","suggestion":"label"}',
      'blocks/other.yaml:4:40 key-unknown {"key":"href","suggestion":"page","target":{"page":"products"}}',
      'blocks/other.yaml:5:7 key-unknown {"key":"text","suggestion":"label"}',
      'blocks/other.yaml:5:37 key-unknown {"key":"link","suggestion":"url"}',
      'blocks/other.yaml:6:7 key-unknown {"key":"title","suggestion":"label"}',
      'blocks/other.yaml:6:42 key-unknown {"key":"enlace","suggestion":"page","target":{"page":"products"}}',
    ],
  },
  'what is called alike stands for one key only': {
    files: {
      'blocks/other.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        image: { src: loaf.svg, decorative: true }
        foto: { src: loaf.svg, decorative: true }
      `,
    },
    problems: [
      'blocks/other.yaml:3:1 key-unknown {"key":"image","suggestion":"media"}',
      'blocks/other.yaml:4:1 key-unknown {"key":"foto"}',
    ],
  },
  'a type that stands under another key is told there': {
    files: { 'blocks/other.yaml': 'tipo: hero\ntitle: { es: "Hola", en: "Hello" }\n' },
    problems: ['blocks/other.yaml:1:1 key-unknown {"key":"tipo","suggestion":"type"}'],
  },
  'a language that the site does not have is told as such': {
    files: { 'blocks/call.yaml': 'type: hero\ntitle: { es: "Ven", en: "Come", fr: "Venez" }\n' },
    problems: ['blocks/call.yaml:2:33 key-unknown {"key":"fr","isLanguage":true}'],
  },
  'a text of a language that the site has, under the code of another or of none, is told once': {
    files: {
      'blocks/call.yaml':
        'type: hero\ntitle: { es: "Ven", gb: "Come with us" }\nintro: { es: "Hoy", fr: "Until eight today" }\neyebrow: { es: "Nuevo", fr: "Pour les petits" }\nactions: [{ label: { es: "Ver", ne: "See" }, page: home }]\n',
    },
    problems: [
      'blocks/call.yaml:2:21 key-unknown {"key":"gb","suggestion":"en"}',
      'blocks/call.yaml:3:21 key-unknown {"key":"fr","suggestion":"en"}',
      'blocks/call.yaml:4:10 translation-missing {"language":"en"}',
      'blocks/call.yaml:4:25 key-unknown {"key":"fr","isLanguage":true}',
      'blocks/call.yaml:5:33 key-unknown {"key":"ne","suggestion":"en"}',
    ],
  },
  'languages by their names, in capitals or with a longer code are told at once': {
    files: {
      'blocks/call.yaml':
        'type: hero\ntitle: { ES: "Ven", english: "Come" }\nintro: { castellano: "Hoy", eng: "Today" }\n',
    },
    problems: [
      'blocks/call.yaml:2:10 key-unknown {"key":"ES, english","suggestion":"es, en"}',
      'blocks/call.yaml:3:10 key-unknown {"key":"castellano, eng","suggestion":"es, en"}',
    ],
  },
  'what hides something elsewhere, and what says its address, is told with what does so here': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': `${post('Apertura', 'Opening')}draft: true\nslug: opening\n`,
      'blocks/call.yaml': 'type: hero\ntitle: { es: "Ven", en: "Come" }\nvisible: true\npublished: false\n',
      'pages/contact.yaml': basicText('pages/contact.yaml').replace('title:', 'hidden: true\ntitle:'),
    },
    problems: [
      'blocks/call.yaml:3:1 key-unknown {"key":"visible","advice":"shown"}',
      'blocks/call.yaml:4:1 key-unknown {"key":"published","advice":"hidden"}',
      'blog/posts/opening.yaml:8:1 key-unknown {"key":"draft","advice":"hidden"}',
      'blog/posts/opening.yaml:9:1 key-unknown {"key":"slug","advice":"address"}',
      'pages/contact.yaml:2:1 key-unknown {"key":"hidden","advice":"hidden"}',
    ],
  },
  'what stands under another key already, and what stands elsewhere, is told with that': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': `${post('Apertura', 'Opening')}categoria: pan\norder: 2\nsummary: Hoy\n`,
      'blocks/call.yaml': 'type: hero\ntitle: { es: "Ven", en: "Come" }\nheadline: Ven\n',
      'pages/contact.yaml': basicText('pages/contact.yaml').replace(
        'title:',
        'metaTitle: Pan\nogImage: loaf.svg\nlang: es\ntitle:',
      ),
      'pages/products.yaml': basicText('pages/products.yaml').replace('title:', 'menu: true\ncanonical: /pan\ntitle:'),
      'settings.yaml': `${basicText('settings.yaml')}facebook: panaderia\nstaleMs: 3000\n`,
    },
    problems: [
      'blocks/call.yaml:3:1 key-unknown {"key":"headline","taken":["title"]}',
      'blog/posts/opening.yaml:8:1 key-unknown {"key":"categoria","taken":["tags"]}',
      'blog/posts/opening.yaml:9:1 key-unknown {"key":"order","advice":"order"}',
      'blog/posts/opening.yaml:10:1 key-unknown {"key":"summary","taken":["description","content"]}',
      'pages/contact.yaml:2:1 key-unknown {"key":"metaTitle","taken":["title"]}',
      'pages/contact.yaml:3:1 key-unknown {"key":"ogImage","advice":"share"}',
      'pages/contact.yaml:4:1 key-unknown {"key":"lang","advice":"language"}',
      'pages/products.yaml:2:1 key-unknown {"key":"menu","belongs":{"key":"menu","file":"navigation.yaml"}}',
      'pages/products.yaml:3:1 key-unknown {"key":"canonical","taken":["path"]}',
      'settings.yaml:32:1 key-unknown {"key":"facebook","advice":"network"}',
      'settings.yaml:33:1 key-unknown {"key":"staleMs","belongs":{"key":"staleMs","under":"timings"}}',
    ],
  },
  'what search engines are told of a page says the same with or without a no': {
    files: {
      'pages/extra.yaml': page('adicional').replace('title:', 'index: no\ntitle:'),
      'pages/more.yaml': page('otra').replace('title:', 'robots: "noindex, nofollow"\ntitle:'),
    },
    problems: [
      'pages/extra.yaml:2:1 key-unknown {"key":"index","suggestion":"noindex","correct":"true"}',
      'pages/more.yaml:2:1 key-unknown {"key":"robots","suggestion":"noindex","correct":"true"}',
    ],
  },
  'a text and a language that the site has not, in one key': {
    files: { 'blocks/text.yaml': 'type: hero\ntitle: { es: "Pan", en: "Bread" }\ntitle_ca: "Pa"\n' },
    problems: ['blocks/text.yaml:3:1 key-unknown {"key":"title_ca","isLanguage":true}'],
  },
  'the keys of an entry that has none of its own are told at once': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { desde: "/pan", hacia: products }
          - old: "/bollos"
            new: products
      `,
    },
    problems: [
      'redirects.yaml:2:7 key-unknown {"key":"desde, hacia","suggestion":"from, page"}',
      'redirects.yaml:3:5 key-unknown {"key":"old, new","suggestion":"from, page"}',
    ],
  },
  'a section, or the block in which it is written, may be named under another key': {
    files: {
      'blocks/greeting.yaml': 'type: hero\ntitle: { es: "Hola", en: "Hello" }\n',
      'pages/extra.yaml': page('adicional', {
        sections: '{ bloque: greeting }\n    - { tipo: cabecera, title: { es: "Pasa", en: "Come in" } }',
      }),
    },
    problems: [
      'pages/extra.yaml:6:7 key-unknown {"key":"bloque","suggestion":"block"}',
      'pages/extra.yaml:7:7 key-unknown {"key":"tipo","suggestion":"type","correct":"hero"}',
    ],
  },
  'what stands under the wrong key is written as the right one asks for': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': post('Apertura', 'Opening').replace('tags: [news]', 'etiquetas: news'),
      'blocks/greeting.yaml':
        'type: hero\ntono: oscuro\ntitle: { es: "Hola", en: "Hello" }\nimagen: drawings/oven.svg\n',
    },
    problems: [
      'blocks/greeting.yaml:2:1 key-unknown {"key":"tono","suggestion":"tone","correct":"\\"dark\\""}',
      'blocks/greeting.yaml:4:1 key-unknown {"key":"imagen","suggestion":"media","correct":"{ src: \\"drawings/oven.svg\\", alt: { es: \\"…\\", en: \\"…\\" } }"}',
      'blog/posts/opening.yaml:5:1 key-unknown {"key":"etiquetas","suggestion":"tags","correct":"[\\"news\\"]"}',
    ],
  },
  'the day on which something was published is its date where it has none': {
    files: { ...blog, 'blog/posts/opening.yaml': post('Apertura', 'Opening').replace('date:', 'published:') },
    problems: ['blog/posts/opening.yaml:3:1 key-unknown {"key":"published","suggestion":"date"}'],
  },
  'where all keys of an entry are unknown, and one of them is known by its meaning, the others stand in their order': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { desde: "/pan", adonde: products }
      `,
    },
    problems: ['redirects.yaml:2:7 key-unknown {"key":"desde, adonde","suggestion":"from, page"}'],
  },
  'the keys of a map in braces are told at once': {
    files: { 'facts.yaml': `${basicText('facts.yaml')}weight: { valor: "24 horas", nota: "Antes." }\n` },
    problems: ['facts.yaml:6:11 key-unknown {"key":"valor, nota","suggestion":"value, note"}'],
  },
  'a key above some of what belongs beside it is told with those': {
    files: {
      'pages/home.yaml': basicText('pages/home.yaml').replace(/^description:.*\n/m, (line) => `seo:\n  ${line}`),
    },
    problems: ['pages/home.yaml:4:1 key-unknown {"key":"seo","inside":["description"]}'],
  },
  'a key above all that a file has is told once': {
    files: {
      'pages/home.yaml': `page:\n${basicText('pages/home.yaml').replaceAll(/^(?=.)/gm, '  ')}`,
    },
    problems: ['pages/home.yaml:1:1 key-unknown {"key":"page","isAround":true}'],
  },

  'so is one above what belongs beside it under other names, and what is lacking only because of it is not told': {
    files: {
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - button: { text: { es: "Los panes", en: "The loaves" }, url: "https://a.example" }
        media: { image: loaf.svg, altText: { es: "Una hogaza", en: "A loaf" } }
      `,
    },
    problems: [
      'blocks/farewell.yaml:4:5 key-unknown {"key":"button","inside":["text","url"],"renamed":[["text","label"]]}',
      'blocks/farewell.yaml:5:10 key-unknown {"key":"image","suggestion":"src"}',
      'blocks/farewell.yaml:5:27 key-unknown {"key":"altText","suggestion":"alt"}',
    ],
  },
  'one item under another key is told in a list where a list goes': {
    files: {
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        cta: { label: { es: "Los panes", en: "The loaves" }, page: products }
      `,
    },
    problems: [
      'blocks/farewell.yaml:3:1 key-unknown {"key":"cta","suggestion":"actions","correct":"[{ label: { es: \\"Los panes\\", en: \\"The loaves\\" }, page: \\"products\\" }]"}',
    ],
  },
  'of several keys of a text that are no languages, each is told with the one that is meant': {
    files: { 'faqs/baking.yaml': basicText('faqs/baking.yaml').replace('es:', 'sp:').replace('en:', 'eng:') },
    problems: ['faqs/baking.yaml:2:17 key-unknown {"key":"sp, eng","suggestion":"es, en"}'],
  },

  'a background is a picture or a tone, by what stands there': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        background: { src: loaf.svg, decorative: true }
      `,
      'blocks/farewell.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        background: dark
      `,
    },
    problems: [
      'blocks/farewell.yaml:3:1 key-unknown {"key":"background","suggestion":"tone"}',
      'blocks/greeting.yaml:3:1 key-unknown {"key":"background","suggestion":"media"}',
    ],
  },
  'a mailbox or a phone in a link is an address, and in which window it opens is told nowhere': {
    files: {
      'blocks/call.yaml':
        'type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions:\n  - { label: { es: "Escribir", en: "Write" }, correo: pan@example.com }\n  - { label: { es: "Llamar", en: "Call" }, phone: "+34 611 222 333" }\n  - { label: { es: "Ver", en: "See" }, page: products, target: _blank }\n',
    },
    problems: [
      'blocks/call.yaml:4:47 key-unknown {"key":"correo","suggestion":"url","correct":"\\"mailto:pan@example.com\\""}',
      'blocks/call.yaml:5:44 key-unknown {"key":"phone","suggestion":"url","correct":"\\"tel:+34611222333\\""}',
      'blocks/call.yaml:6:56 key-unknown {"key":"target"}',
    ],
  },
};
