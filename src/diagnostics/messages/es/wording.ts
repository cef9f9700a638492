export const meant = (suggestion: string | undefined) =>
  suggestion === undefined ? '' : ` ¿Querías decir «${suggestion}»?`;

export const use = (suggestion: string | undefined) => (suggestion === undefined ? undefined : `escribe ${suggestion}`);

export const some = (texts: readonly string[]) =>
  texts.length <= 3 ? texts.join(', ') : `${texts.slice(0, 3).join(', ')} y ${texts.length - 3} más`;

/** The keys of a link to a page. */
export const pageKeys = ({ page, anchor }: { readonly page: string; readonly anchor?: string | undefined }) =>
  `page: ${page}${anchor === undefined ? '' : ` y anchor: ${anchor}`}`;

export const quoted = (texts: readonly string[]) => some(texts.map((text) => `«${text}»`));

export const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : many}`;

export const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString('es', { maximumFractionDigits: 1 });

/** A tag that does not end, as it may be meant. */
export const completed = (tag: string) =>
  /^<\/?[a-z][a-z\d]*$/i.test(tag) && !/^<(?:a|img)$/i.test(tag) ? `${tag}>` : '<strong> o <a href="page:contact">';
