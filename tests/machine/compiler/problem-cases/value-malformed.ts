import { course } from '../../../support/course';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
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
      'people/alumni.yaml:2:1 value-malformed {"value":"Anna Baker","rule":{"title":"Identificador","description":"Un nombre interno: solo minúsculas, números y guiones."},"example":"\\"beginners\\""}',
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
      'blocks/news.yaml:2:31 value-malformed {"value":"0","rule":{"title":"Cuántos","description":"Número de artículos."},"example":"3"}',
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
      'blocks/invitation.yaml:5:10 value-malformed {"value":"javascript:alert(1)","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.ejemplo.example\\""}',
      'blocks/invitation.yaml:7:10 value-malformed {"value":"//evil.tld","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.ejemplo.example\\""}',
    ],
  },
};
