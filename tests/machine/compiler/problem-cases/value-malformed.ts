import { basicText } from '../../../support/compile-site';
import { course } from '../../../support/course';
import { formSettings, orderForm } from '../../../support/form-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const day = (what: string) =>
  `"rule":{"title":"${what} el día","description":"El ${what === 'Desde' ? 'primer' : 'último'} día en que se ve, como año-mes-día. ${what === 'Desde' ? 'Antes, para las visitas no existe' : 'Después, para las visitas ya no existe'}."},"example":"\\"${what === 'Desde' ? '2026-12-01' : '2027-01-06'}\\""`;

export const cases: Cases = {
  'a mark may be a letter that has no capital, and of those that have one it is that': {
    files: {
      'blocks/a.yaml': yaml`
        type: procedure
        title: { es: "Cómo se hace", en: "How it is done" }
        steps:
          - { mark: "一", title: { es: "Amasar", en: "Knead" }, text: { es: "Con calma.", en: "Calmly." } }
          - { mark: "Ñ2", title: { es: "Esperar", en: "Wait" }, text: { es: "Una hora.", en: "An hour." } }
          - { mark: "ñ3", title: { es: "Hornear", en: "Bake" }, text: { es: "Con vapor.", en: "With steam." } }
      `,
    },
    problems: [
      'blocks/a.yaml:6:13 value-malformed {"value":"ñ3","rule":{"title":"Marca","description":"Una marca breve de la etapa: de una a cinco cifras, mayúsculas o letras que no las tienen, como 一."},"example":"\\"BASIC\\"","correct":"Ñ3"}',
    ],
  },
  'a yes or a no where a day goes is told with what shows something, and what hides it': {
    files: {
      'blocks/a.yaml': 'type: hero\ntitle: { es: "Pan", en: "Bread" }\npublish: no\nexpire: false\n',
      'blocks/b.yaml': 'type: hero\ntitle: { es: "Pan", en: "Bread" }\npublish: sí\n',
    },
    problems: [
      `blocks/a.yaml:3:10 value-malformed {"value":"no",${day('Desde')},"advice":"hidden"}`,
      `blocks/a.yaml:4:9 value-malformed {"value":"false",${day('Hasta')},"advice":"shown"}`,
      `blocks/b.yaml:3:10 value-malformed {"value":"sí",${day('Desde')},"advice":"shown"}`,
    ],
  },
  'a name that is written as people say it is reported where it stands': {
    files: {
      'people/alumni.yaml': yaml`
        # Who has learnt here.
        Anna Baker:
          name: Anna Baker
          location: { es: "Panadera", en: "Baker" }
          image: { src: loaf.svg, alt: { es: "Anna", en: "Anna" } }
      `,
    },
    problems: [
      'people/alumni.yaml:2:1 value-malformed {"value":"Anna Baker","rule":{"title":"Identificador","description":"Un nombre interno: solo minúsculas, números y guiones."},"example":"\\"beginners\\"","correct":"anna-baker"}',
    ],
  },
  'a host with letters of its own is written as the web itself does, and not as another one without their marks': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('https://www.panaderiatrigal.example', 'http://www.bäckerei.example/')
        .replace('hola@panaderiatrigal.example', 'hola@bäckerei.example'),
    },
    problems: [
      'settings.yaml:2:6 value-malformed {"value":"http://www.bäckerei.example/","rule":{"title":"Dirección de la web","description":"La dirección pública de la web, sin barra final."},"example":"\\"https://www.example.com\\"","correct":"https://www.xn--bckerei-5wa.example"}',
      'settings.yaml:4:8 value-malformed {"value":"hola@bäckerei.example","rule":{"title":"Correo","description":"El correo de contacto."},"example":"\\"info@example.com\\"","isMailbox":true,"correct":"hola@xn--bckerei-5wa.example"}',
    ],
  },
  'an address that no browser understands is none of a website': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(
        'https://www.panaderiatrigal.example',
        'https://www.panaderiatrigal.example:99999',
      ),
    },
    problems: [
      'settings.yaml:2:6 value-malformed {"value":"https://www.panaderiatrigal.example:99999","rule":{"title":"Dirección de la web","description":"La dirección pública de la web, sin barra final."},"example":"\\"https://www.example.com\\""}',
    ],
  },
  'what somebody is called on a network is told with the address there': {
    files: {
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions: [{ label: { es: "Instagram", en: "Instagram" }, url: "@ourbread" }]
      `,
    },
    problems: [
      'blocks/farewell.yaml:3:63 value-malformed {"value":"@ourbread","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.example.com\\"","correct":"https://www.instagram.com/ourbread"}',
    ],
  },
  'a date that is none at all is reported with the form of a date': {
    files: {
      'catalogue/courses/kneading.yaml': `${course}start: soon\n`,
    },
    problems: [
      'catalogue/courses/kneading.yaml:6:8 value-malformed {"value":"soon","rule":{"title":"Fecha próxima","description":"Un día (año-mes-día), un mes (año-mes) o una fecha de facts.yaml. Cuando ha pasado, la web dice que la próxima está por anunciar."},"example":"\\"2025-09-02\\""}',
    ],
  },
  'a number below the least is reported': {
    files: {
      'blocks/news.yaml': yaml`
        type: posts
        posts: { pick: latest, count: 0 }
      `,
    },
    problems: [
      'blocks/news.yaml:2:31 value-malformed {"value":"0","rule":{"title":"Cuántos","description":"Número de artículos."},"example":"3","least":1}',
    ],
  },
  'what has the form of a key beside it is told with that key, and a mailbox with what was meant': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('email: "hola@panaderiatrigal.example"', 'email: "hola@panaderiatrigal,example"')
        .concat(
          'tracking:\n  tagManager: ""\n  analytics: "GTM-ABC123"\n  ads: "UA-1"\n  submission: { event: a, analyticsEvent: a, adsLabel: a, value: 1, currency: euro }\n  success: { event: b, analyticsEvent: b, adsLabel: b, value: 1, currency: EUR }\n',
        ),
    },
    problems: [
      'settings.yaml:4:8 value-malformed {"value":"hola@panaderiatrigal,example","rule":{"title":"Correo","description":"El correo de contacto."},"example":"\\"info@example.com\\"","isMailbox":true,"correct":"hola@panaderiatrigal.example"}',
      'settings.yaml:32:1 consent-missing {}',
      'settings.yaml:34:14 value-malformed {"value":"GTM-ABC123","rule":{"title":"Analytics","description":"Identificador de medición de Google Analytics 4; vacío si no hay."},"example":"\\"G-ABCDE12345\\"","key":"tagManager"}',
      'settings.yaml:35:8 value-malformed {"value":"UA-1","rule":{"title":"Ads","description":"Identificador de Google Ads; vacío si no hay."},"example":"\\"AW-123456789\\"","start":"AW-"}',
      'settings.yaml:36:79 value-malformed {"value":"euro","rule":{"title":"Moneda","description":"Código de la moneda del valor."},"example":"\\"EUR\\"","capitals":3,"correct":"EUR"}',
    ],
  },
  'an external address that is not https is reported': {
    files: {
      'blocks/invitation.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Fuera", en: "Out" }
            url: javascript:alert(1)
          - label: { es: "Fuera", en: "Out" }
            url: //evil.tld
      `,
    },
    problems: [
      'blocks/invitation.yaml:5:10 value-malformed {"value":"javascript:alert(1)","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.example.com\\""}',
      'blocks/invitation.yaml:7:10 value-malformed {"value":"//evil.tld","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.example.com\\"","correct":"https://evil.tld"}',
    ],
  },
  'a country and a currency by their names are told with their codes, and an address with what it lacks': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('countries: [ES', 'countries: [España')
        .replace('url: "https://', 'url: "')
        .replace('currency: EUR', 'currency: euros'),
    },
    problems: [
      'settings.yaml:2:6 value-malformed {"value":"www.panaderiatrigal.example","rule":{"title":"Dirección de la web","description":"La dirección pública de la web, sin barra final."},"example":"\\"https://www.example.com\\"","correct":"https://www.panaderiatrigal.example"}',
      'settings.yaml:6:61 value-malformed {"value":"España","rule":{"title":"País","description":"Código de dos letras."},"example":"\\"ES\\"","capitals":2,"correct":"ES"}',
      'settings.yaml:31:11 value-malformed {"value":"euros","rule":{"title":"Moneda","description":"El código de tres letras de la moneda de los precios. Hace falta en cuanto hay alguno."},"example":"\\"EUR\\"","capitals":3,"correct":"EUR"}',
    ],
  },
  'a time is told as files write it': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  openingHours:\n    - { days: [tuesday], opens: 7:00, closes: "2 p.m." }\n    - { days: [friday], opens: 9h, closes: "de 9 a 10" }\n    - { days: [sunday], opens: "00:00", closes: "24:00" }\n',
      ),
    },
    problems: [
      'places/locations.yaml:3:33 value-malformed {"value":"7:00","rule":{"title":"Abre","description":"La hora de apertura."},"example":"\\"09:00\\"","correct":"07:00"}',
      'places/locations.yaml:3:47 value-malformed {"value":"2 p.m.","rule":{"title":"Cierra","description":"La hora de cierre."},"example":"\\"18:00\\"","correct":"14:00"}',
      'places/locations.yaml:4:32 value-malformed {"value":"9h","rule":{"title":"Abre","description":"La hora de apertura."},"example":"\\"09:00\\"","correct":"09:00"}',
      'places/locations.yaml:4:44 value-malformed {"value":"de 9 a 10","rule":{"title":"Cierra","description":"La hora de cierre."},"example":"\\"18:00\\""}',
      'places/locations.yaml:5:49 value-malformed {"value":"24:00","rule":{"title":"Cierra","description":"La hora de cierre."},"example":"\\"18:00\\"","correct":"23:59"}',
    ],
  },
  'the whole of an address is told, and a file of the site with its key': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('lookup: "https://', 'lookup: "'),
      'blocks/invitation.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Fuera", en: "Out" }
            url: https:///www.wikipedia.org/pan
          - label: { es: "Carta", en: "Menu" }
            url: loaf.svg
      `,
    },
    problems: [
      'blocks/invitation.yaml:5:10 value-malformed {"value":"https:///www.wikipedia.org/pan","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.example.com\\"","correct":"https://www.wikipedia.org/pan"}',
      'blocks/invitation.yaml:7:10 value-malformed {"value":"loaf.svg","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.example.com\\"","key":"file","isInstead":true}',
      'settings.yaml:24:11 value-malformed {"value":"pais.panaderiatrigal.example/json","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.example.com\\"","correct":"https://pais.panaderiatrigal.example/json"}',
    ],
  },
  'a map is embedded by the address that is made for it, not by its code or the address of its page': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        `shop:\n  mapEmbedUrl: '<iframe width="9" src="https://www.openstreetmap.org/export/embed.html?bbox=1"></iframe>'\n`,
      ),
    },
    problems: [
      'places/locations.yaml:2:16 value-malformed {"value":"<iframe width=\\"9\\" src=\\"https://www.openstreetmap.org/export/embed.html?bbox=1\\"></iframe>","rule":{"title":"Mapa incrustado","description":"Dirección https de un mapa que se puede mostrar dentro de la página: en el mapa, bajo «Compartir», la que está en src=\\"…\\" del código para insertarlo. Solo se carga si la visita lo pide."},"example":"\\"https://www.openstreetmap.org/export/embed.html?bbox=-3.60%2C40.46%2C-3.56%2C40.49&layer=mapnik\\"","correct":"https://www.openstreetmap.org/export/embed.html?bbox=1"}',
    ],
  },
  'the address of a map’s page cannot be shown in another one': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  mapEmbedUrl: https://www.google.com/maps/place/Barajas\n',
      ),
    },
    problems: [
      'places/locations.yaml:2:16 value-malformed {"value":"https://www.google.com/maps/place/Barajas","rule":{"title":"Mapa incrustado","description":"Dirección https de un mapa que se puede mostrar dentro de la página: en el mapa, bajo «Compartir», la que está en src=\\"…\\" del código para insertarlo. Solo se carga si la visita lo pide."},"example":"\\"https://www.openstreetmap.org/export/embed.html?bbox=-3.60%2C40.46%2C-3.56%2C40.49&layer=mapnik\\""}',
    ],
  },
  'seconds where milliseconds go are told in milliseconds': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('testimonialIntervalMs: 3000', 'testimonialIntervalMs: 3.000')
        .replace('timeoutMs: 2000', 'timeoutMs: 2'),
    },
    problems: [
      'settings.yaml:15:26 value-malformed {"value":"3.000","rule":{"title":"Paso de testimonios","description":"Milisegundos entre un testimonio y el siguiente. Si falta, 3000."},"example":"3000","least":1000,"correct":"3000"}',
      'settings.yaml:25:14 value-malformed {"value":"2","rule":{"title":"Espera","description":"Milisegundos que se espera la respuesta del servicio de localización."},"example":"2000","least":100,"correct":"2000"}',
    ],
  },
  'the end of an address, and an id in other signs': {
    files: {
      'settings.yaml': formSettings().replace('provider: local', 'provider: tally'),
      'forms.yaml':
        orderForm('order').replace('{', '{ tally: "https://tally.so/r/wMa1Xy?x=1",') +
        orderForm('question').replace('{', '{ tally: "{wMa1Xy}",'),
    },
    problems: [
      'forms.yaml:1:17 value-malformed {"value":"https://tally.so/r/wMa1Xy?x=1","rule":{"title":"Identificador en Tally","description":"El identificador del formulario en Tally: el final de su dirección."},"example":"\\"wMa1Xy\\"","correct":"wMa1Xy"}',
      'forms.yaml:2:20 value-malformed {"value":"{wMa1Xy}","rule":{"title":"Identificador en Tally","description":"El identificador del formulario en Tally: el final de su dirección."},"example":"\\"wMa1Xy\\"","correct":"wMa1Xy"}',
    ],
  },
  'a time zone that is none, or a country': {
    files: { 'settings.yaml': `${basicText('settings.yaml')}timeZone: CET\n` },
    problems: ['settings.yaml:32:11 value-not-listed {"value":"CET","example":"Europe/Madrid"}'],
  },
  'a figure whose name has a space is told where it is written, and not where it is used': {
    files: { 'facts.yaml': basicText('facts.yaml').replace('loaves-a-year:', 'loaves a year:') },
    problems: [
      'facts.yaml:3:1 value-malformed {"value":"loaves a year","rule":{"title":"Identificador","description":"Un nombre interno: solo minúsculas, números y guiones."},"example":"\\"beginners\\"","correct":"loaves-a-year"}',
    ],
  },
  'the name of a page in the place of an address is told with its key': {
    files: {
      'blocks/bread.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        actions: [{ label: { es: "Carta", en: "Menu" }, url: products }]
      `,
    },
    problems: [
      'blocks/bread.yaml:4:54 value-malformed {"value":"products","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.example.com\\"","key":"page","isInstead":true}',
    ],
  },
  'an address of the website without its ending is told, and nothing is guessed': {
    files: { 'settings.yaml': basicText('settings.yaml').replace(/^url: .*$/m, 'url: "panaderiatrigal"') },
    problems: [
      'settings.yaml:2:6 value-malformed {"value":"panaderiatrigal","rule":{"title":"Dirección de la web","description":"La dirección pública de la web, sin barra final."},"example":"\\"https://www.example.com\\""}',
    ],
  },
  'a colour without its sign is told with it': {
    files: { 'theme/theme.yaml': basicText('theme/theme.yaml').replace(/^color: .*$/m, 'color: "204060"') },
    problems: [
      'theme/theme.yaml:2:8 value-malformed {"value":"204060","rule":{"title":"Color del navegador","description":"El color que el navegador pone alrededor de la página: almohadilla y seis cifras hexadecimales."},"example":"\\"#204060\\"","start":"#","correct":"#204060"}',
    ],
  },
  'a country by its code of three letters': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml')
        .replace(/^shop:\n/, 'shop:\n  country: ESP\n')
        .replace('00000', '28042'),
    },
    problems: [
      'places/locations.yaml:2:12 value-malformed {"value":"ESP","rule":{"title":"País","description":"El país, en dos letras."},"example":"\\"ES\\"","capitals":2,"correct":"ES"}',
    ],
  },
  'a mailbox of a well-known host without its ending or its sign, and a prefix without its stroke': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('email: "hola@panaderiatrigal.example"', 'email: "hola@gmail."')
        .replace('prefix: /en', 'prefix: en'),
    },
    problems: [
      'settings.yaml:4:8 value-malformed {"value":"hola@gmail.","rule":{"title":"Correo","description":"El correo de contacto."},"example":"\\"info@example.com\\"","isMailbox":true,"correct":"hola@gmail.com"}',
      'settings.yaml:7:57 value-malformed {"value":"en","rule":{"title":"Prefijo","description":"Con qué empieza la dirección de las páginas que comparten dirección con otro idioma. Si falta, el código. El primer idioma no tiene."},"example":"\\"/en\\"","start":"/","correct":"/en"}',
    ],
  },
  'the identifier in a program that was pasted whole': {
    files: {
      'settings.yaml': basicText('settings.yaml').concat(
        `tracking:\n  tagManager: "<script>load('GTM-ABC123')</script>"\n  analytics: ""\n  ads: ""\n  submission: { event: a, analyticsEvent: a, adsLabel: a, value: 1, currency: EUR }\n  success: { event: b, analyticsEvent: b, adsLabel: b, value: 1, currency: EUR }\n`,
      ),
    },
    problems: [
      'settings.yaml:32:1 consent-missing {}',
      `settings.yaml:33:15 value-malformed {"value":"<script>load('GTM-ABC123')</script>","rule":{"title":"Tag Manager","description":"Contenedor de Google Tag Manager; vacío si no hay."},"example":"\\"GTM-ABC1234\\"","start":"GTM-","correct":"GTM-ABC123"}`,
    ],
  },

  'of an address that a program has made a link of, what stands in it is meant': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(
        /^email: .*$/m,
        'email: "[info@example.com](mailto:info@example.com)"',
      ),
      'blocks/link.yaml': yaml`
        type: call-to-action
        title: { es: "Pan", en: "Bread" }
        actions:
          - label: { es: "Otra web", en: "Another website" }
            url: "[https://a.example](https://a.example)"
      `,
    },
    problems: [
      'blocks/link.yaml:5:10 value-malformed {"value":"[https://a.example](https://a.example)","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.example.com\\"","correct":"https://a.example"}',
      'settings.yaml:4:8 value-malformed {"value":"[info@example.com](mailto:info@example.com)","rule":{"title":"Correo","description":"El correo de contacto."},"example":"\\"info@example.com\\"","isMailbox":true,"correct":"info@example.com"}',
    ],
  },
};
