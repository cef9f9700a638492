import { appended, type Slip, slip } from '../../mistake';

const post = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';

/** The marks of the files, typed by somebody who learned them by copying. */
export const secondSyntax: readonly Slip[] = [
  slip('a name against its colon', 'people/testimonials.yaml', 'name: "Lucía Muestra"', 'name:"Lucía Muestra"'),
  slip('a quote never closed', 'people/testimonials.yaml', 'name: "Andrés Ejemplo"', 'name: "Andrés Ejemplo'),
  slip('typographic quotes around a name', 'people/testimonials.yaml', 'name: "Carla Modelo"', 'name: “Carla Modelo”'),
  slip(
    'quotes within quotes',
    'people/testimonials.yaml',
    '"Alumno de la preparación de procesos selectivos"\n    en: "Selection process preparation student"\n  comment:\n    es: "Trabajaba',
    '"Alumno de la "preparación" de procesos selectivos"\n    en: "Selection process preparation student"\n  comment:\n    es: "Trabajaba',
  ),
  slip('a tab before a key', 'banners.yaml', '  from: "06-01"', '\tfrom: "06-01"'),
  slip('a dash without its space', 'redirects.yaml', '  - from: "/home2"', '  -from: "/home2"'),
  slip('one space too many before a key', 'redirects.yaml', '    page: success', '     page: success'),
  slip(
    'one space too few before a language',
    'messages.yaml',
    'phone: { es: "Teléfono", en: "Phone" }',
    'phone:\nes: "Teléfono"\n  en: "Phone"',
    'phone:\n',
    'es: "Teléfono"\n',
    '  en: "Phone"\n',
  ),
  slip(
    'a brace never closed',
    'messages.yaml',
    'close: { es: "Cerrar", en: "Close" }',
    'close: { es: "Cerrar", en: "Close"',
  ),
  slip(
    'no comma between two languages',
    'messages.yaml',
    'call: { es: "Llamar", en: "Call" }',
    'call: { es: "Llamar" en: "Call" }',
  ),
  slip(
    'a banner with a colon and no quotes',
    'banners.yaml',
    'es: "Próximo curso: Bloque 1 (Básico y Torre), en mayo. Plazas limitadas."',
    'es: Próximo curso: Bloque 1 (Básico y Torre), en mayo.',
  ),
  slip('a hash in a text without quotes', 'banners.yaml', 'en: "See Block 1"', 'en: See block #1', 'en: See block #1'),
  slip(
    'a text that begins with a percentage',
    'blocks/financing.yaml',
    'es: "Pago a plazos sin intereses"',
    'es: %0 de intereses a plazos',
  ),
  slip('a text that begins with an at sign', 'navigation.yaml', 'es: "Instagram"', 'es: @escuelavector'),
  slip('an equals sign instead of a colon', 'theme/theme.yaml', 'icon: icon.svg', 'icon = icon.svg'),
  slip(
    'the bar of a long text forgotten',
    'blocks/financing.yaml',
    '  es: |\n    <p>Cada programa',
    '  es:\n    <p>Cada programa',
    '  es:\n',
    '    <p>Cada programa',
  ),
  slip(
    'a line of a long text against the margin',
    post,
    '    <h2>Las cifras, en bruto y al año</h2>',
    '<h2>Las cifras, en bruto y al año</h2>',
  ),
  slip('a comment with two slashes', 'facts.yaml', '# Bloque 1\n', '// Bloque 1\n'),
  slip('a mark of a merge left behind', 'facts.yaml', 'block-2-price:\n', '<<<<<<< HEAD\nblock-2-price:\n'),
  appended(
    'an e-mail pasted at the end',
    'faqs/general.yaml',
    '\nHola, Marta:\nañade por favor esta pregunta. Gracias\n',
    'Hola, Marta:',
    'añade por favor esta pregunta. Gracias',
    { file: 'faqs/general.yaml', line: 'Hola, Marta:' },
  ),
  slip('three dashes between two labels', 'blog/tags.yaml', 'empleo:\n', '---\nempleo:\n', '---'),
  slip(
    'a semicolon between labels',
    post,
    'tags: [empleo, profesion, licencia]',
    'tags: [empleo; profesion; licencia]',
  ),
];
