import { cut, type Slip, slip } from '../../mistake';

/** Names of settings, levels and sections as somebody remembers them. */
export const secondShape: readonly Slip[] = [
  slip('a setting in Spanish', 'blocks/important-dates.yaml', 'tone: dark', 'tono: dark'),
  slip('a tone in Spanish', 'blocks/important-dates.yaml', 'tone: dark', 'tone: oscuro'),
  slip('a colour where a tone belongs', 'pages/contact.yaml', 'tone: tinted', 'tone: "#ffcc00"'),
  slip('a section typed as a heading of the file', 'pages/contact.yaml', '\nsections:', '\nsection:'),
  slip(
    'one language on the line of the key',
    'blocks/requirements.yaml',
    'title:\n  es: "Requisitos mínimos"\n  en: "Minimum requirements"',
    'title: "Requisitos mínimos"',
  ),
  slip(
    'a third language nobody set',
    'blocks/requirements.yaml',
    '  en: "Minimum requirements"\n',
    '  en: "Minimum requirements"\n  fr: "Conditions minimales"\n',
  ),
  slip('a language in capitals', 'navigation.yaml', 'es: "Inicio"', 'ES: "Inicio"'),
  slip('a list where one text belongs', 'people/alumni.yaml', 'name: "Alba Muestra"', 'name: ["Alba", "Muestra"]'),
  slip(
    'a text where a list belongs',
    'blocks/financing.yaml',
    'points:\n  - es: "Pago a plazos sin intereses"\n    en: "Interest-free instalments"\n  - es: "Financiación bancaria"\n    en: "Bank financing"',
    'points:\n  es: "Pago a plazos sin intereses"\n  en: "Interest-free instalments"',
    'points:',
    'es: "Pago',
  ),
  slip(
    'a true in Spanish',
    'forms.yaml',
    'label: { es: "¿Qué necesita tu organización?"',
    'optional: sí\n      label: { es: "¿Qué necesita tu organización?"',
  ),
  slip('the type of a section forgotten', 'pages/contact.yaml', '  - type: form\n    id: contact', '  - id: contact'),
  slip('an icon by the name of another set', 'catalogue/services.yaml', 'icon: scale', 'icon: fa-balance-scale'),
  slip(
    'a postcode without quotes and a zero ahead',
    'places/locations.yaml',
    'postalCode: "28042"\n  locality: Madrid',
    'postalCode: 08042\n  locality: Barcelona',
  ),
  slip('the telephone as a number', 'settings.yaml', 'phone: "+34 000 000 000"', 'phone: 900000000'),
  slip(
    'the e-mail of the school with a space',
    'settings.yaml',
    'email: "info@escuelavector.example"',
    'email: "info @escuelavector.example"',
  ),
  slip(
    'the site address with no https',
    'settings.yaml',
    'url: "https://www.escuelavector.example"',
    'url: "www.escuelavector.example"',
  ),
  slip('a theme colour by its name', 'theme/theme.yaml', 'color: "#0A1217"', 'color: azul oscuro'),
  cut('the intro of a block and the title above', 'blocks/important-dates.yaml', 'title:\n', 'columns:', 4),
  slip(
    'the country of a visitor written out',
    'catalogue/categories.yaml',
    '  when:\n    language: es',
    '  when:\n    language: español',
  ),
  slip(
    'a condition with the wrong word',
    'catalogue/categories.yaml',
    '  when:\n    language: es',
    '  when:\n    idioma: es',
  ),
];
