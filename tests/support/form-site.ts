import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basicFolder, type Overlay } from './compile-site';
import { yaml } from './yaml';

const PHRASES = [
  ...['optional', 'submit', 'sent', 'sentHint', 'problems', 'required', 'email', 'phone'],
  ...['consent', 'tooMany', 'tooLarge', 'failed'],
];

/** The basic site's settings with forms. */
export function formSettings({ provider = 'local', successPath = '/contacto' } = {}): string {
  const phrases = [...PHRASES, 'tooLong'].map((name) => {
    const text = name === 'tooLong' ? 'tooLong {maximum}' : name;
    return `${name}: { es: "ES ${text}", en: "EN ${text}" }`;
  });
  return (
    readFileSync(join(basicFolder, 'settings.yaml'), 'utf8').replace(/\nforms:\n( .*\n?)*/, '\n') +
    yaml`
      forms:
        provider: ${provider}
        script: https://tally.so/widgets/embed.js
        frame: "https://tally.so/embed/{id}"
        initDelayMs: 500
        loadTimeoutMs: 8000
        redirectDelayMs: 1000
        nearPx: 500
        successPath: ${successPath}
        local: { ${phrases.join(', ')} }
    `
  );
}

/** The same of a site that measures what is sent, and who arrives afterwards. */
export function measuringSettings(settings: Parameters<typeof formSettings>[0]): string {
  return (
    formSettings(settings) +
    yaml`
      tracking:
        tagManager: ""
        analytics: ""
        ads: ""
        submission: { event: sent, analyticsEvent: lead, adsLabel: "" }
        success: { event: thanked, analyticsEvent: thanked, adsLabel: "", value: 1, currency: EUR }
    `
  );
}

/** The basic site with one form, `order`. */
export function formSite(settings: Parameters<typeof formSettings>[0] = {}, tally = ''): Overlay {
  return {
    'settings.yaml': formSettings(settings),
    'forms.yaml': yaml`
      order:
        title: { es: "Encargo", en: "Order" }
        page: contact
        anchor: write
        height: 480
        ${tally === '' ? '' : `tally: ${tally}`}
        fields:
          - { name: name, kind: name, label: { es: "Nombre", en: "Name" } }
          - { name: email, kind: email, label: { es: "Correo", en: "E-mail" } }
          - { name: phone, kind: phone, label: { es: "Teléfono", en: "Phone" }, optional: true }
          - { name: message, kind: message, label: { es: "Mensaje", en: "Message" } }
          - name: privacy
            kind: consent
            label: { es: "De acuerdo", en: "Agreed" }
            link: { label: { es: "Contacto", en: "Contact" }, page: contact }
    `,
  };
}

/** The same with fields in the place of its own. */
export function formSiteAsking(...fields: readonly string[]): Overlay {
  const site = formSite();
  const [head] = String(site['forms.yaml']).split(/(?<=fields:\n)/);
  return { ...site, 'forms.yaml': `${head}${fields.map((field) => `    - ${field}\n`).join('')}` };
}

const FIELDS = 'fields: [{ name: email, kind: email, label: { es: "Correo", en: "E-mail" } }]';

/** An entry of forms.yaml; `tally` is the line with the provider's id, where it has one. */
export function orderForm(id: string, tally = ''): string {
  return `${id}: { title: { es: "Encargo", en: "Order" }, page: contact, anchor: write, height: 500, ${tally}${FIELDS} }\n`;
}
