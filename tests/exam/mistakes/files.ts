import { copied, deleted, put, renamed, type Slip, saved } from '../mistake';

const TEXT = new TextEncoder();
const post = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([255, 254]);
  new Uint16Array(bytes.buffer, 2).set([...text].map((letter) => letter.charCodeAt(0)));
  return bytes;
};

/** Files that are gone, in the wrong place or under the wrong name. */
export const files: readonly Slip[] = [
  deleted('deleted the figures', 'facts.yaml'),
  deleted('deleted the settings', 'settings.yaml'),
  deleted('deleted the menu', 'navigation.yaml'),
  deleted('deleted the fixed texts', 'messages.yaml'),
  deleted('deleted the look', 'theme/theme.yaml'),
  deleted('deleted the home page', 'pages/home.yaml'),
  deleted('deleted a page that the menu names', 'pages/services.yaml', 1, {
    file: 'navigation.yaml',
    line: 'page: services',
  }),
  deleted('deleted a block that pages use', 'blocks/important-dates.yaml', 1, {
    file: 'pages/home.yaml',
    line: 'block: important-dates',
  }),
  deleted('deleted questions that a page shows', 'faqs/block-2.yaml', 1, {
    file: 'pages/block-2.yaml',
    line: 'faq: block-2',
  }),
  deleted('deleted the syllabus', 'syllabi/selection-process.yaml', 1, {
    file: 'pages/selection-process.yaml',
    line: 'syllabus: selection-process',
  }),
  renamed('put a question file among the pages', 'faqs/complete-rating.yaml', 'pages/complete-rating-faq.yaml'),
  renamed(
    'put an article one folder too high',
    'blog/posts/escasez-de-controladores-aereos.yaml',
    'blog/escasez-de-controladores-aereos.yaml',
  ),
  renamed('.yml for .yaml', 'pages/feedback.yaml', 'pages/feedback.yml'),
  renamed('a capital in the extension', 'blocks/financing.yaml', 'blocks/financing.YAML'),
  renamed('.txt added by the editor', 'pages/feedback.yaml', 'pages/feedback.yaml.txt'),
  renamed('the name of a collection in the singular', 'people/testimonials.yaml', 'people/testimonial.yaml'),
  renamed('the name of a page with an accent and a space', 'pages/feedback.yaml', 'pages/Página de opinión.yaml'),
  copied(
    'copied the home page in its folder',
    'pages/home.yaml',
    'pages/home (copia).yaml',
    { file: 'pages/home (copia).yaml' },
    { file: 'pages/home (copia).yaml', line: 'role: home' },
    { file: 'pages/home (copia).yaml', line: 'path:' },
  ),
  copied(
    'copied a page to begin another one',
    'pages/madrid.yaml',
    'pages/barcelona.yaml',
    { file: 'pages/barcelona.yaml', line: '  es: "/madrid"' },
    { file: 'pages/barcelona.yaml', line: 'path:' },
    { file: 'pages/barcelona.yaml' },
  ),
  copied(
    'copied an article to begin another one',
    'blog/posts/cuanto-gana-un-controlador-aereo.yaml',
    'blog/posts/becas.yaml',
    { file: 'blog/posts/becas.yaml' },
  ),
  copied('copied the figures as a safeguard', 'facts.yaml', 'facts-2024.yaml'),
  put('an empty page', 'pages/becas.yaml', ''),
  put('saved the figures empty', 'facts.yaml', ''),
  {
    name: 'half of an article lost when it was uploaded',
    file: 'blog/posts/pruebas-feast-pdea-y-psicotecnicos.yaml',
    edit: (text) => text.slice(0, text.indexOf('  en: |')),
    at: ['content:', 'es: |'],
  },
  put('a text document beside the pages', 'pages/Textos nuevos.docx', TEXT.encode('PK\u0003\u0004')),
  put('a photo beside the pages', 'pages/torre.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])),
  put(
    'a page in a folder that is called like a file',
    'pages/becas.yaml/becas.yaml',
    'title: { es: "Becas", en: "Scholarships" }\n',
  ),
  put('a page among the pictures', 'media/becas.yaml', 'title: { es: "Becas", en: "Scholarships" }\n'),
  copied('a post copied for the next one', post, 'blog/posts/sueldos-2026.yaml'),
  copied('a copy as the file manager calls it', 'pages/madrid.yaml', 'pages/madrid - copia.yaml', {
    file: 'pages/madrid - copia.yaml',
    line: 5,
  }),
  copied('a course copied for a new one', 'catalogue/courses/block-1.yaml', 'catalogue/courses/block-3.yaml'),
  copied('an old version kept at its side', 'faqs/general.yaml', 'faqs/general-old.yaml'),
  renamed('a post whose name has an accent', post, 'blog/posts/cuánto-gana-un-controlador.yaml'),
  renamed('a course renamed', 'catalogue/courses/refresher.yaml', 'catalogue/courses/actualizacion.yaml'),
  renamed('the extension doubled', 'faqs/block-2.yaml', 'faqs/block-2.yaml.txt', { file: 'faqs/block-2.yaml.txt' }),
  renamed('a block moved among the pages', 'blocks/financing.yaml', 'pages/financing.yaml', {
    file: 'pages/financing.yaml',
  }),
  renamed('a post moved out of its folder', post, 'blog/cuanto-gana-un-controlador-aereo.yaml', {
    file: 'blog/cuanto-gana-un-controlador-aereo.yaml',
  }),
  deleted('the questions of a page deleted', 'faqs/block-1.yaml', { file: 'pages/block-1.yaml', line: 'faq: block-1' }),
  deleted('the file of the messages deleted', 'messages.yaml', { file: 'messages.yaml' }),
  deleted('the logo deleted', 'theme/logo.svg', { file: 'theme/theme.yaml', line: 'logo: logo.svg' }),
  saved('a file saved as Unicode by Notepad', 'banners.yaml', utf16),
  put('an empty new post', 'blog/posts/nuevo-articulo.yaml', ''),
  put('a text of the word processor', 'blog/posts/nuevo-articulo.docx', 'PK'),
  copied('the figures copied among the pages', 'facts.yaml', 'pages/facts.yaml'),
  renamed('a page moved among the sections', 'pages/contact.yaml', 'blocks/contact.yaml'),
  deleted('an article deleted to which others lead', 'blog/posts/pruebas-feast-pdea-y-psicotecnicos.yaml', 1),
];
