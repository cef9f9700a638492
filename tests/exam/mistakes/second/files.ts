import { copied, deleted, put, renamed, type Slip, saved } from '../../mistake';

const post = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([255, 254]);
  new Uint16Array(bytes.buffer, 2).set([...text].map((letter) => letter.charCodeAt(0)));
  return bytes;
};

/** Files as they are copied, renamed and saved. */
export const secondFiles: readonly Slip[] = [
  copied('a post copied for the next one', post, 'blog/posts/sueldos-2026.yaml'),
  copied('a copy as the file manager calls it', 'pages/madrid.yaml', 'pages/madrid - copia.yaml', {
    file: 'pages/madrid - copia.yaml',
    line: 5,
  }),
  copied('a course copied for a new one', 'catalogue/courses/block-1.yaml', 'catalogue/courses/block-3.yaml'),
  copied('an old version kept at its side', 'faqs/general.yaml', 'faqs/general-old.yaml'),
  renamed('a post whose name has an accent', post, 'blog/posts/cuánto-gana-un-controlador.yaml'),
  renamed('a course renamed', 'catalogue/courses/refresher.yaml', 'catalogue/courses/actualizacion.yaml', {
    file: 'catalogue/categories.yaml',
    line: '    - refresher',
  }),
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
];
