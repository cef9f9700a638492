import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const dough = (number: number, es: string, en: string) => ({
  [`pages/dough-${number}.yaml`]: `path: { es: /masa-${number}, en: /en/dough-${number} }
title: { es: "Masa ${number}: ${es}", en: "Dough ${number}: ${en}" }
description: { es: "Pan de ${es}, hecho cada mañana", en: "Bread of ${en}, made every morning" }
kind: website
parent: products
sections: [{ type: hero, size: page, tone: dark, title: { es: "Pan de ${es}", en: "Bread of ${en}" } }]
`,
});

const doughs = { ...dough(1, 'centeno', 'rye'), ...dough(2, 'espelta', 'spelt') };

const link = (es: string, en: string) => ({
  'blocks/cta.yaml': `type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ page: dough-2, label: { es: "${es}", en: "${en}" } }]\n`,
});

export const cases: Cases = {
  'a number that none of the numbered pages has is told, once of both languages': {
    files: {
      ...doughs,
      ...link('Ver la Masa 3', 'See Dough 3'),
      ...prose('<p>Ve la <a href="page:dough-1">masa 1</a>.</p>'),
    },
    problems: [
      'warning blocks/cta.yaml:3:54 link-number-other {"text":"Ver la Masa 3","page":"dough-2","number":"3","correct":"2"}',
    ],
  },
  'and in HTML': {
    files: { ...doughs, ...prose('<p>Con la <a href="page:dough-1"><em>Masa 4</em></a> y 4 horas, listo.</p>') },
    problems: [
      'warning blocks/text.yaml:3:52 link-number-other {"text":"Masa 4","page":"dough-1","number":"4","correct":"1"}',
    ],
  },
  'its own number, another one beside it, and a number of something else are right': {
    files: {
      ...doughs,
      ...link('La Masa 2, y pronto la Masa 3', 'Dough 2, in 3 steps'),
      ...prose('<p><a href="page:dough-1">Receta 3</a>, <a href="page:contact">la masa 3</a></p>'),
    },
    problems: [],
  },
  'what is no series has no numbers': {
    files: { ...dough(2, 'espelta', 'spelt'), ...link('Ver la Masa 3', 'See Dough 3') },
    problems: [],
  },
};
