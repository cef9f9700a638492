import { yaml } from './yaml';

/** A form with these fields, and a button that opens it. */
export const form = (...fields: readonly string[]) => ({
  'forms.yaml': `${yaml`
    order:
      title: { es: "Encarga pan", en: "Order bread" }
      page: contact
      anchor: write
      height: 400
      fields:
  `}${fields.map((field) => `    - ${field}\n`).join('')}`,
  'blocks/cta.yaml':
    'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ form: order, label: { es: "Encarga", en: "Order" } }]\n',
});
