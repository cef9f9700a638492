import { course } from '../../helpers/course';
import { blog } from '../../helpers/post';
import { yaml } from '../../helpers/yaml';
import type { ProblemCases } from './problem-case';

/** Links, references and files that lead to nothing. */
export const linkCases = {
  'reference-unknown': {
    'an id that no entry has is reported with the entry that was meant': {
      files: {
        'blocks/where.yaml': yaml`
          type: place-cards
          locations: [shop, shopp]
        `,
      },
      problems: [
        'blocks/where.yaml:2:19 reference-unknown {"value":"shopp","collection":"locations","suggestion":"shop"}',
      ],
    },
    'a link to a post or form that does not exist is reported at its target': {
      files: {
        'blocks/invitation.yaml': yaml`
          type: call-to-action
          title: { es: "Ven", en: "Come" }
          actions:
            - label: { es: "Noticia", en: "News" }
              post: opening
            - label: { es: "Encargo", en: "Order" }
              form: order
        `,
      },
      problems: [
        'blocks/invitation.yaml:5:11 reference-unknown {"value":"opening","collection":"posts"}',
        'blocks/invitation.yaml:7:11 reference-unknown {"value":"order","collection":"forms"}',
      ],
    },
    'a block that does not exist is reported where it is named': {
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
            - block: greetings
        `,
      },
      problems: [
        'pages/extra.yaml:5:12 reference-unknown {"value":"greetings","collection":"blocks","suggestion":"greeting"}',
      ],
    },
    'a template of a collection that does not exist is reported': {
      files: {
        'pages/news.yaml': yaml`
          path: { es: "/noticias/{id}", en: "/news/{id}" }
          each: postz
          title: { es: "Noticia", en: "News" }
          description: { es: "Una noticia.", en: "Some news." }
          sections:
            - type: hero
              title: { es: "Noticia", en: "News" }
        `,
      },
      problems: ['pages/news.yaml:2:7 value-not-listed {"value":"postz","suggestion":"posts"}'],
    },
    'a price names a fact that exists': {
      files: {
        'catalogue/courses/kneading.yaml': `${course}price: loaves-a-yaer\n`,
      },
      problems: [
        'catalogue/courses/kneading.yaml:6:8 reference-unknown {"value":"loaves-a-yaer","collection":"facts","suggestion":"loaves-a-year"}',
      ],
    },
  },
  'page-unknown': {
    'a link, a redirect and a link in HTML to a page that does not exist are reported where they name it': {
      files: {
        'blocks/invitation.yaml': yaml`
          type: prose
          content:
            es: '<p>Mira <a href="page:prodcts">los panes</a>.</p>'
            en: '<p>See <a href="page:products">the loaves</a>.</p>'
        `,
        'blocks/farewell.yaml': yaml`
          type: call-to-action
          title: { es: "Ven", en: "Come" }
          actions:
            - { label: { es: "Contacto", en: "Contact" }, page: contacto }
        `,
        'redirects.yaml': yaml`
          redirects:
            - from: "/pan"
              page: bread
        `,
      },
      problems: [
        'blocks/farewell.yaml:4:55 page-unknown {"value":"contacto","suggestion":"contact"}',
        'blocks/invitation.yaml:3:25 page-unknown {"value":"prodcts","suggestion":"products"}',
        'redirects.yaml:3:11 page-unknown {"value":"bread"}',
      ],
    },
    'a link in HTML with single quotes is held to the same': {
      files: {
        'blocks/invitation.yaml': yaml`
          type: prose
          content:
            es: "<p><a href='page:nowhere'>Nada</a></p>"
            en: "<p>Nothing</p>"
        `,
      },
      problems: ['blocks/invitation.yaml:3:20 page-unknown {"value":"nowhere"}'],
    },
  },
  'anchor-unknown': {
    'an anchor that the page does not have is reported, in YAML and in HTML': {
      files: {
        'blocks/farewell.yaml': yaml`
          type: call-to-action
          title: { es: "Ven", en: "Come" }
          actions:
            - label: { es: "Contacto", en: "Contact" }
              page: contact
              anchor: wriet
        `,
        'blocks/text.yaml': yaml`
          type: prose
          content:
            es: '<a href="page:contact#ahí">Aquí</a>'
            en: '<a href="page:contact#where">Here</a>'
        `,
      },
      problems: [
        'blocks/farewell.yaml:6:13 anchor-unknown {"anchor":"wriet","page":"contact","suggestion":"write"}',
        'blocks/text.yaml:3:17 anchor-unknown {"anchor":"ahí","page":"contact"}',
      ],
    },
    'an anchor on the same page must exist there': {
      files: {
        'pages/extra.yaml': yaml`
          path: { es: "/adicional", en: "/extra" }
          title: { es: "Adicional", en: "Extra" }
          description: { es: "Una más.", en: "One more." }
          sections:
            - type: call-to-action
              id: top
              title: { es: "Ven", en: "Come" }
              actions:
                - label: { es: "Arriba", en: "Up" }
                  anchor: tpo
        `,
      },
      problems: ['pages/extra.yaml:10:17 anchor-unknown {"anchor":"tpo","page":"extra","suggestion":"top"}'],
    },
    'the anchor of a form must exist on its page': {
      files: {
        'forms.yaml': yaml`
          order:
            title: { es: "Encargo", en: "Order" }
            page: contact
            anchor: wrte
            height: 500
        `,
      },
      problems: ['forms.yaml:4:11 anchor-unknown {"anchor":"wrte","page":"contact","suggestion":"write"}'],
    },
  },
  'anchor-duplicate': {
    'the second section of the same id is reported': {
      files: {
        'pages/extra.yaml': yaml`
          path: { es: "/adicional", en: "/extra" }
          title: { es: "Adicional", en: "Extra" }
          description: { es: "Una más.", en: "One more." }
          sections:
            - type: hero
              id: top
              title: { es: "Hola", en: "Hello" }
            - type: hero
              title: { es: "Adiós", en: "Goodbye" }
              id: top
        `,
      },
      problems: ['pages/extra.yaml:10:9 anchor-duplicate {"anchor":"top"}'],
    },
    'sections that no language shows together may share an id': {
      files: {
        'pages/extra.yaml': yaml`
          path: { es: "/adicional", en: "/extra" }
          title: { es: "Adicional", en: "Extra" }
          description: { es: "Una más.", en: "One more." }
          sections:
            - { type: hero, id: top, title: { es: "Hola", en: "Hello" }, when: { language: es } }
            - { type: hero, id: top, title: { es: "Hola", en: "Hello" }, when: { language: en } }
        `,
      },
      problems: [],
    },
    'the id of a block counts on the page that uses it': {
      files: {
        'blocks/greeting.yaml': yaml`
          type: hero
          id: top
          title: { es: "Hola", en: "Hello" }
        `,
        'pages/extra.yaml': yaml`
          path: { es: "/adicional", en: "/extra" }
          title: { es: "Adicional", en: "Extra" }
          description: { es: "Una más.", en: "One more." }
          sections:
            - block: greeting
            - type: hero
              id: top
              title: { es: "Adiós", en: "Goodbye" }
        `,
      },
      problems: ['pages/extra.yaml:7:9 anchor-duplicate {"anchor":"top"}'],
    },
  },
  'link-target-missing': {
    'a link without a target is reported where it begins': {
      files: {
        'blocks/farewell.yaml': yaml`
          type: call-to-action
          title: { es: "Ven", en: "Come" }
          actions:
            - label: { es: "Contacto", en: "Contact" }
        `,
      },
      problems: ['blocks/farewell.yaml:4:5 link-target-missing {}'],
    },
  },
  'link-target-ambiguous': {
    'a link with two targets is reported with both': {
      files: {
        'blocks/farewell.yaml': yaml`
          type: call-to-action
          title: { es: "Ven", en: "Come" }
          actions:
            - label: { es: "Contacto", en: "Contact" }
              page: contact
              url: "https://otra.example"
        `,
      },
      problems: ['blocks/farewell.yaml:4:5 link-target-ambiguous {"targets":["page","url"]}'],
    },
  },
  'link-path-raw': {
    'the address of a page in HTML is reported with the id of the page': {
      files: {
        'blocks/text.yaml': yaml`
          type: prose
          content:
            es: '<p><a href="/productos#bread">Panes</a></p>'
            en: '<p><a href="/nowhere">Loaves</a></p>'
        `,
      },
      problems: [
        'blocks/text.yaml:3:20 link-path-raw {"path":"/productos#bread","page":"page:products"}',
        'blocks/text.yaml:4:20 link-path-raw {"path":"/nowhere"}',
      ],
    },
  },
  'link-address-unsafe': {
    'addresses in HTML that run code, leave https or lack a scheme are reported': {
      files: {
        'blocks/text.yaml': yaml`
          type: prose
          content:
            es: '<a href="javascript:alert(1)">a</a> <a href="//evil.tld">b</a>'
            en: '<a href="http://plain.example">a</a> <a href="page.html">b</a>'
        `,
      },
      problems: [
        'blocks/text.yaml:3:17 link-address-unsafe {"address":"javascript:alert(1)"}',
        'blocks/text.yaml:3:53 link-address-unsafe {"address":"//evil.tld"}',
        'blocks/text.yaml:4:17 link-address-unsafe {"address":"http://plain.example"}',
        'blocks/text.yaml:4:54 link-address-unsafe {"address":"page.html"}',
      ],
    },
    'an address in single quotes or none is held to the same': {
      files: {
        'blocks/text.yaml': yaml`
          type: prose
          content:
            es: "<a href='//evil.tld'>a</a>"
            en: "<a href=//evil.tld>a</a>"
        `,
      },
      problems: [
        'blocks/text.yaml:3:17 link-address-unsafe {"address":"//evil.tld"}',
        'blocks/text.yaml:4:16 link-address-unsafe {"address":"//evil.tld"}',
      ],
    },
  },
  'media-alt': {
    'a picture that says nothing of what it shows, and one that says two things, are reported': {
      files: {
        'blocks/logos.yaml': yaml`
          type: panel
          title: { es: "Pan", en: "Bread" }
          text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
          media:
            src: loaf.svg
          logos:
            - src: loaf.svg
              alt: { es: "Hogaza", en: "Loaf" }
              decorative: true
            - { src: loaf.svg, decorative: true }
            - { src: loaf.svg, alt: { es: "Hogaza", en: "Loaf" } }
        `,
      },
      problems: ['blocks/logos.yaml:5:3 media-alt {"both":false}', 'blocks/logos.yaml:9:17 media-alt {"both":true}'],
    },
  },
  'media-not-picture': {
    'a file that is shown as a picture and is none is reported where it is named': {
      files: {
        'media/notes.svg': 'flour, water',
        'media/loaf.png': '<svg width="4" height="3"/>',
        'media/loaf.gif': Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
        'blocks/logos.yaml': yaml`
          type: panel
          title: { es: "Pan", en: "Bread" }
          text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
          logos:
            - src: notes.svg
              alt: { es: "Notas", en: "Notes" }
            - { src: loaf.png, decorative: true }
            - { src: loaf.gif, decorative: true }
        `,
      },
      problems: [
        'blocks/logos.yaml:5:10 media-not-picture {"path":"notes.svg"}',
        'blocks/logos.yaml:7:12 media-not-picture {"path":"loaf.png"}',
        'blocks/logos.yaml:8:12 media-not-picture {"path":"loaf.gif"}',
      ],
    },
  },
  'role-missing': {
    'a site without a home page or a not-found page is told where one could be': {
      files: { 'pages/not-found.yaml': null },
      problems: ['pages/not-found.yaml:1:1 role-missing {"role":"not-found"}'],
    },
  },
  'role-duplicate': {
    'a second page of the same role is reported at its role': {
      files: {
        'pages/other.yaml': yaml`
          role: home
          path: { es: "/otra", en: "/other" }
          title: { es: "Otra", en: "Other" }
          description: { es: "Otra.", en: "Other." }
          sections: [{ type: hero, title: { es: "Otra", en: "Other" } }]
        `,
      },
      problems: ['pages/other.yaml:1:7 role-duplicate {"role":"home","other":"pages/home.yaml"}'],
    },
  },
  'template-missing': {
    'where posts are listed or linked, a page must show them': {
      files: {
        ...blog,
        'pages/story.yaml': null,
        'blocks/invitation.yaml': yaml`
          type: call-to-action
          title: { es: "Pan", en: "Bread" }
          actions:
            - label: { es: "Abrimos", en: "We open" }
              post: opening
        `,
      },
      problems: [
        'blocks/invitation.yaml:4:5 template-missing {"collection":"posts"}',
        'pages/news.yaml:7:12 template-missing {"collection":"posts"}',
      ],
    },
  },
  'media-missing': {
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
  },
} satisfies Partial<ProblemCases>;
