import { appended, put, type Slip, slip } from '../mistake';

const FAQ = `  - type: faq
    id: faq
    tone: light
    eyebrow:
      es: "Dudas"
      en: "Questions"
    title:
      es: "Preguntas frecuentes"
      en: "Frequently asked questions"
    faq: general
`;

/** What stands there twice, and what nothing shows. */
export const lists: readonly Slip[] = [
  slip(
    'a course twice in a list',
    'pages/services.yaml',
    '      - refresher\n',
    '      - refresher\n      - block-2\n',
    'refresher\n      - block-2',
    '- block-2\n      - advanced',
    '- block-2\n      - complete',
  ),
  slip(
    'a testimonial twice',
    'pages/home.yaml',
    '      - lucia-muestra\n      - andres-ejemplo',
    '      - lucia-muestra\n      - andres-ejemplo\n      - lucia-muestra',
    '- lucia-muestra\n\n',
    '- lucia-muestra\n      - andres',
  ),
  slip(
    'a person twice',
    'pages/feedback.yaml',
    '      - clara-ejemplo\n',
    '      - clara-ejemplo\n      - clara-ejemplo\n',
    '- clara-ejemplo\n      - clara',
    '- clara-ejemplo\n      - daniel',
  ),
  slip(
    'a tag twice',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    '[empleo, profesion, licencia]',
    '[empleo, profesion, licencia, empleo]',
  ),
  slip(
    'a menu entry twice',
    'navigation.yaml',
    '    page: services\n',
    '    page: services\n  - label:\n      es: "Servicios"\n      en: "Services"\n    page: services\n',
    15,
    19,
    16,
    20,
  ),
  slip(
    'a place twice in the footer',
    'navigation.yaml',
    '    - madrid\n    - canarias\n',
    '    - madrid\n    - canarias\n    - madrid\n',
    '- madrid\n  policies',
    '- madrid\n    - canarias',
  ),
  slip('a country twice', 'settings.yaml', 'PR, GQ]', 'PR, GQ, MX]'),
  slip(
    'a question twice',
    'faqs/general.yaml',
    '  - question:\n      es: "¿En qué idioma puedo preguntaros?"\n      en: "Which language can I contact you in?"',
    '  - question:\n      es: "¿Qué necesito para empezar?"\n      en: "What do I need to get started?"',
    45,
    44,
    5,
    4,
  ),
  slip(
    'a point twice',
    'catalogue/services.yaml',
    'es: "Factores humanos y trabajo en equipo"\n      en: "Human factors and teamwork"',
    'es: "Repaso de conocimientos, procedimientos y fraseología"\n      en: "Review of knowledge, procedures and phraseology"',
    16,
    12,
  ),
  slip(
    'a section pasted twice',
    'pages/contact.yaml',
    FAQ,
    FAQ + FAQ,
    'id: faq\n    tone: light\n    eyebrow:\n      es: "Dudas"\n      en: "Questions"\n    title:\n      es: "Preguntas frecuentes"\n      en: "Frequently asked questions"\n    faq: general\n  -',
    87,
    88,
  ),
  slip(
    'one id for two sections',
    'pages/courses.yaml',
    'id: comparison',
    'id: catalogue',
    'id: catalogue\n    tone: light\n    eyebrow',
    'id: catalogue\n    tone: light\n    title',
  ),
  slip(
    'a block twice on a page',
    'pages/block-1.yaml',
    '  - block: financing\n',
    '  - block: financing\n  - block: requirements\n',
    'block: requirements\n\n  # Ficha',
    'block: requirements\n\n  # Grupos',
  ),
  slip(
    'one id for two tabs',
    'pages/selection-process.yaml',
    '      - id: fase2',
    '      - id: fase1',
    '- id: fase1\n        label:\n          es: "Fase 2"',
    '- id: fase1\n        label:\n          es: "Fase 1"',
  ),
  slip(
    'one id for two topics',
    'syllabi/selection-process.yaml',
    '  - id: tema-7',
    '  - id: tema-6',
    '- id: tema-6\n    icon: briefcase',
    '- id: tema-6\n    icon: route',
  ),
  slip(
    'one name for two form fields',
    'forms.yaml',
    '- name: organisation\n      kind: organisation',
    '- name: name\n      kind: organisation',
    'name: name\n      kind: organisation',
  ),
  appended(
    'a testimonial that no page shows',
    'people/testimonials.yaml',
    '\nrosa-prueba:\n  name: "Rosa Prueba"\n  role: { es: "Alumna del Bloque 1", en: "Block 1 student" }\n  comment: { es: "El grupo era pequeño y se notaba en cada clase.", en: "The group was small, and every class showed it." }\n',
    'rosa-prueba:',
  ),
  appended(
    'a tag that no article has',
    'blog/tags.yaml',
    'becas:\n  label: { es: "Becas", en: "Scholarships" }\n',
    'becas:',
  ),
  slip('a person taken off the only page that shows them', 'pages/home.yaml', '      - hugo-prueba\n', '', {
    file: 'people/alumni.yaml',
    line: 'hugo-prueba:\n',
  }),
  put(
    'questions that no page shows',
    'faqs/becas.yaml',
    'items:\n  - question: { es: "¿Hay becas?", en: "Are there scholarships?" }\n    answer: { es: "<p>Pregúntanos.</p>", en: "<p>Ask us.</p>" }\n',
  ),
  put(
    'a block that no page shows',
    'blocks/becas.yaml',
    'type: call-to-action\ntone: dark\ntitle: { es: "¿Buscas una beca?", en: "Looking for a scholarship?" }\nactions:\n  - label: { es: "Pregúntanos", en: "Ask us" }\n    page: contact\n',
  ),
];
