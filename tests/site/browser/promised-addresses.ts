/**
 * Every public address of the website as the specification (point 2) and the decisions N1 to N10 promise it. Written by
 * hand on purpose: what is derived from site/ could not notice that an address has vanished.
 */
export interface Address {
  readonly path: string;
  readonly language: 'es' | 'en';
  /** The address that search engines are told. */
  readonly canonical: string;
  /** The same page in the other language. */
  readonly counterpart: string;
  readonly indexable: boolean;
}

const pairs: readonly (readonly [es: string, en: string])[] = [
  ['/cursos', '/courses'],
  ['/servicios', '/services'],
  ['/contacto', '/contact'],
  ['/madrid', '/madrid-campus'],
  ['/canarias', '/canary-islands'],
  ['/formacion-avanzada', '/advanced-training'],
  ['/formacion-inicial', '/initial-training'],
  ['/habilitacion-completa', '/complete-rating'],
  ['/procesos-selectivos', '/selection-process'],
  ['/preparacion-convocatoria', '/call-preparation'],
  ['/politica-privacidad', '/privacy-policy'],
  ['/politica-cookies', '/cookie-policy'],
];

/** One path for both languages, with an additional English address (decision N8). */
const shared = ['/', '/blog', '/bloque-1-licencia-torre', '/bloque-2-licencias-ruta-aproximacion'];

/** One path for both languages and no other; not for search engines. */
const unlisted = ['/success', '/feedback'];

/** Old and alternative addresses, and where each leads. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/block-1-tower', '/bloque-1-licencia-torre'],
  ['/modulo-1-torre', '/bloque-1-licencia-torre'],
  ['/modulo1-torre', '/bloque-1-licencia-torre'],
  ['/bloque-1', '/bloque-1-licencia-torre'],
  ['/bloque-1-torre', '/bloque-1-licencia-torre'],
  ['/block-2-approach', '/bloque-2-licencias-ruta-aproximacion'],
  ['/modulo-2-aproximacion', '/bloque-2-licencias-ruta-aproximacion'],
  ['/modulo2-aproximacion', '/bloque-2-licencias-ruta-aproximacion'],
  ['/bloque-2', '/bloque-2-licencias-ruta-aproximacion'],
  ['/bloque-2-aproximacion', '/bloque-2-licencias-ruta-aproximacion'],
  ['/home2', '/'],
  ['/exito', '/success'],
];

/** Every address that shows a page, but the posts of the blog. */
export const addresses: readonly Address[] = [
  ...pairs.flatMap(([es, en]) => bothLanguages(es, en)),
  ...shared.flatMap((path) => bothLanguages(path, englishPath(path))),
  { ...bothLanguages('/', '/en')[0], path: '/home' },
  ...unlisted.map((path) => ({ ...bothLanguages(path, path)[0], indexable: false })),
];

/** The additional English address of a shared path (decision N8). */
function englishPath(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}

function bothLanguages(es: string, en: string): [es: Address, en: Address] {
  return [
    { path: es, language: 'es', canonical: es, counterpart: en, indexable: true },
    { path: en, language: 'en', canonical: en, counterpart: es, indexable: true },
  ];
}
