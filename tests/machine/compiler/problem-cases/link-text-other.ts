import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const link = (page: string, es: string, en: string) => ({
  'blocks/cta.yaml': `type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ page: ${page}, label: { es: "${es}", en: "${en}" } }]\n`,
});

export const cases: Cases = {
  'a link that is called as another page is told, in YAML and in HTML': {
    files: {
      ...link('products', 'Contacto', 'Contact'),
      ...prose("<p>Mira <a href='page:contact'><em>productos</em></a>.</p>"),
    },
    problems: [
      'warning blocks/cta.yaml:3:19 link-text-other {"text":"Contacto","page":"products","correct":"contact","suggestion":"contact"}',
      'warning blocks/text.yaml:3:25 link-text-other {"text":"productos","page":"contact","correct":"products","suggestion":"page:products"}',
    ],
  },
  'a link called as its own page, as none, or as one that leads elsewhere on the web, is right': {
    files: {
      ...link('contact', 'Contacto', 'Write to us'),
      ...prose(
        "<p><a href='page:products'>Los productos</a>, <a href='https://pan.example'>Contacto</a>, <a href='page:products#bread'>Contacto</a></p>",
      ),
    },
    problems: [],
  },
};
