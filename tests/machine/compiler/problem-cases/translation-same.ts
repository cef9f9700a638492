import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a sentence that is the same in two languages is reported in the one that it is not in': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Horneamos el pan cada mañana.", en: "Horneamos el pan cada mañana." }
        intro: { es: "We bake the bread of the town.", en: "We bake the bread of the town." }
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:2:51 translation-same {"original":"es","translation":"en"}',
      'warning blocks/greeting.yaml:3:14 translation-same {"original":"en","translation":"es"}',
    ],
  },
  'names, titles, addresses, codes and single words may be the same': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: features
        title: { es: "Real Casa de la Moneda de Madrid", en: "Real Casa de la Moneda de Madrid" }
        intro: { es: "El amor en los tiempos del cólera", en: "El amor en los tiempos del cólera" }
        items:
          - { icon: clock, title: { es: "Blog", en: "Blog" }, text: { es: "Calle de la Rosa 3, 28001 Madrid.", en: "Calle de la Rosa 3, 28001 Madrid." } }
          - { icon: clock, title: { es: "FAQ", en: "FAQ" }, text: { es: "El s. XVIII, sala III.", en: "El s. XVIII, sala III." } }
      `,
    },
    problems: [],
  },
  'the signs of its language, and what its words deny, are not told as well': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "¿Qué pan hay para los domingos?", en: "¿Qué pan hay para los domingos?" }
        intro: { es: "The page could not be found. Try the bread of the town.", en: "The page could not be found. Try the bread of the town." }
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:2:53 translation-same {"original":"es","translation":"en"}',
      'warning blocks/greeting.yaml:3:14 translation-same {"original":"en","translation":"es"}',
    ],
  },
};
