import { appended, cut, put, type Slip, slip, slips } from '../mistake';

const SALARY = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
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
const LEGAL = 'pages/legal-notice.yaml';

/** What stands there twice, and what nothing shows. */
export const lists: readonly Slip[] = [
  slip(
    'a block that the page shows already',
    'pages/block-1.yaml',
    '  - block: financing\n',
    '  - block: financing\n  - block: financing\n',
  ),
  {
    name: 'a list of which no item has its dash',
    file: 'faqs/general.yaml',
    edit: (text) => text.replaceAll('  - question:', '    question:'),
  },
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
  slip('the title of a course instead of its id', 'catalogue/categories.yaml', '    - block-1\n', '    - Bloque 1\n'),
  slip(
    'a course in two categories',
    'catalogue/categories.yaml',
    '    - refresher\n',
    '    - refresher\n    - block-2\n',
    '    - block-2\n    - adv',
    '    - block-2\n    - complete',
  ),
  slip(
    'a course out of every category',
    'catalogue/categories.yaml',
    '    - evaluator\n',
    '',
    { file: 'catalogue/courses/evaluator.yaml' },
    '    - refresher',
  ),
  slip(
    'two courses on one line',
    'catalogue/categories.yaml',
    '    - instructor\n    - evaluator\n',
    '    - instructor, evaluator\n',
  ),
  slip(
    'a label of the blog with its accent',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    'tags: [empleo, profesion, licencia]',
    'tags: [empleo, profesión, licencia]',
  ),
  slip(
    'a new label of the blog nobody made',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    'tags: [empleo, profesion, licencia]',
    'tags: [empleo, profesion, sueldos]',
  ),
  slip(
    'the same label of the blog twice',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    'tags: [empleo, profesion, licencia]',
    'tags: [empleo, profesion, empleo]',
  ),
  slip(
    'labels of the blog as one text',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    'tags: [empleo, profesion, licencia]',
    'tags: "empleo, profesion, licencia"',
  ),
  slip(
    'a campus by its city in capitals',
    'navigation.yaml',
    '  locations:\n    - madrid\n',
    '  locations:\n    - Madrid\n',
  ),
  slip('the navigation leads twice to the same page', 'navigation.yaml', 'page: services\n', 'page: courses\n'),
  slip(
    'two entries of the navigation of one name',
    'navigation.yaml',
    '"Servicios"\n      en: "Services"',
    '"Cursos"\n      en: "Courses"',
  ),
  slip(
    'a page and an address in one link',
    'navigation.yaml',
    '    page: contact\n',
    '    page: contact\n    url: "https://www.escuelavector.example/contacto"\n',
  ),
  slip(
    'a link of the navigation to nowhere',
    'navigation.yaml',
    '    page: contact\n',
    '',
    'es: "Contacto"',
    'en: "Contact"',
    '  - label:\n      es: "Contacto"',
  ),
  slip(
    'the form of another name',
    'pages/services.yaml',
    '          en: "Request a proposal"\n        form: services\n',
    '          en: "Request a proposal"\n        form: servicios\n',
  ),
  slips(
    'the labels of two fields exchanged',
    'forms.yaml',
    [
      '      label: { es: "Nombre", en: "Name" }\n    - name: email',
      '      label: { es: "Correo electrónico", en: "E-mail" }\n    - name: email',
    ],
    [
      '      label: { es: "Correo electrónico", en: "E-mail" }\n    - name: phone\n      kind: phone\n      label: { es: "Teléfono", en: "Phone" }\n      optional: true\n    - name: message\n      kind: message\n      label: { es: "¿Qué quieres saber?"',
      '      label: { es: "Nombre", en: "Name" }\n    - name: phone\n      kind: phone\n      label: { es: "Teléfono", en: "Phone" }\n      optional: true\n    - name: message\n      kind: message\n      label: { es: "¿Qué quieres saber?"',
    ],
  ),
  slip('two fields of a form of one name', 'forms.yaml', '    - name: organisation\n', '    - name: name\n'),
  slip('a kind of field that is not there', 'forms.yaml', 'kind: organisation', 'kind: company'),
  slip(
    'a banner renamed where it is written',
    'banners.yaml',
    'complete-rating:\n  icon',
    'habilitacion-completa:\n  icon',
    'habilitacion-completa:',
    { file: 'pages/home.yaml', line: '      - complete-rating\n' },
  ),
  slip(
    'two ids of the syllabus alike',
    'syllabi/selection-process.yaml',
    'id: tema-6',
    'id: tema-5',
    'id: tema-5\n    icon: route',
  ),
  slip(
    'a section of the same id twice',
    'pages/madrid.yaml',
    'id: highlights',
    'id: gallery',
    'id: gallery\n    tone: dark',
  ),
  cut('a topic of the syllabus deleted', 'syllabi/selection-process.yaml', '  - id: tema-7', '  - id: tema-8'),
  slip(
    'a question copied twice',
    'faqs/general.yaml',
    '"¿Cuánto dura la formación?"\n      en: "How long does the training take?"',
    '"¿Qué necesito para empezar?"\n      en: "What do I need to get started?"',
  ),
  slip(
    'the same person twice under two names',
    'people/instructors.yaml',
    'name: "Clara Ejemplo"',
    'name: "Carlos Prueba"',
  ),
  slips(
    'two steps moved with their numbers',
    'pages/complete-rating.yaml',
    ['mark: "02"', 'mark: "0X"'],
    ['mark: "03"', 'mark: "02"'],
    ['mark: "0X"', 'mark: "03"'],
  ),
  slip('the number of a step twice', 'pages/complete-rating.yaml', 'mark: "04"', 'mark: "03"'),
  slips(
    'the number of a heading twice',
    LEGAL,
    ['<h2>3. Cursos y precios', '<h2>4. Cursos y precios'],
    ['<h2>3. Courses and prices', '<h2>4. Courses and prices'],
  ),
  slip(
    'names with nothing between them',
    SALARY,
    'tags: [empleo, profesion, licencia]',
    'tags: empleo profesion licencia',
  ),
  slip('names with semicolons between them', SALARY, '[empleo, profesion, licencia]', '[empleo; profesion; licencia]'),
  slip(
    'the question once more in its answer',
    'faqs/general.yaml',
    '<p>El <a href="page:block-1">',
    '<p>¿Cuánto dura la formación?</p><p>El <a href="page:block-1">',
    '¿Cuánto dura la formación?</p>',
  ),
  slip('a comma lost between two names', SALARY, '[empleo, profesion, licencia]', '[empleo profesion, licencia]'),
  slip(
    'the title of another highlight',
    'pages/madrid.yaml',
    '          es: "Simulador radar"\n          en: "Radar simulator"',
    '          es: "Simulador de torre"\n          en: "Tower simulator"',
    '          es: "Simulador de torre"\n          en: "Tower simulator"\n        text:\n          es: "Llegadas',
  ),
  slip(
    'a person who is the copy of another',
    'people/alumni.yaml',
    'name: "Bruno Ejemplo"',
    'name: "Bruno Ejemplo (copia)"',
  ),
  slip(
    'a topic called as the one before it',
    'syllabi/selection-process.yaml',
    '      es: "Equipos y sistemas de navegación"\n      en: "Navigation equipment and systems"',
    '      es: "Cartografía"\n      en: "Cartography"',
  ),
  slip(
    'an item of a checklist copied and left as it was',
    'blocks/requirements.yaml',
    '      es: "Bachillerato o equivalente"\n      en: "Have a high school diploma or equivalent"',
    '      es: "Superar la selección de la escuela"\n      en: "Be selected by the school"',
    20,
    35,
  ),
  slips(
    'the title of the section before',
    'pages/privacy-policy.yaml',
    ['"Información básica sobre protección de datos"', '"Política de privacidad"'],
    ['"Basic information on data protection"', '"Privacy policy"'],
  ),
  slip('the code of another tower', 'people/alumni.yaml', 'code: LEBL', 'code: LEMD'),
  {
    name: 'one of the three ideas that a heading counts lost in both languages',
    file: 'blog/posts/proceso-selectivo-2024-fase-a-fase.yaml',
    edit: (text) => text.replace(/ *<li><strong>(?:Haz simulacros|Practise against).*\n/g, ''),
    at: ['<h2>Tres ideas para organizarte</h2>'],
  },
  {
    name: 'two words of buttons in the place of each other',
    file: 'messages.yaml',
    edit: (text) =>
      text
        .replace('{ es: "Anterior", en: "Previous" }', '{ @ }')
        .replace('{ es: "Siguiente", en: "Next" }', '{ es: "Anterior", en: "Previous" }')
        .replace('{ @ }', '{ es: "Siguiente", en: "Next" }'),
  },
  cut(
    'what stood below a heading lost',
    SALARY,
    '    <p>No es lo mismo una torre con poco movimiento',
    '    <h3>Los turnos</h3>',
    '<h3>La dependencia</h3>',
  ),
  slips(
    'a section of the notice that is no longer there, in both languages',
    'pages/legal-notice.yaml',
    [
      'Este aviso se rige por la ley española.',
      'Salvo lo dicho en el apartado 9, este aviso se rige por la ley española.',
    ],
    [
      'This notice is governed by Spanish law.',
      'Except as stated in section 9, this notice is governed by Spanish law.',
    ],
  ),
];
