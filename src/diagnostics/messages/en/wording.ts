export const meant = (suggestion: string | undefined) =>
  suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`;

export const use = (suggestion: string | undefined) => (suggestion === undefined ? undefined : `write ${suggestion}`);

export const some = (texts: readonly string[]) =>
  texts.length <= 3 ? texts.join(', ') : `${texts.slice(0, 3).join(', ')} and ${texts.length - 3} more`;

/** The keys of a link to a page. */
export const pageKeys = ({ page, anchor }: { readonly page: string; readonly anchor?: string | undefined }) =>
  `page: ${page}${anchor === undefined ? '' : ` and anchor: ${anchor}`}`;

export const quoted = (texts: readonly string[]) => some(texts.map((text) => `“${text}”`));

export const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : many}`;

export const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });

/** A tag that does not end, as it may be meant. */
export const completed = (tag: string) =>
  /^<\/?[a-z][a-z\d]*$/i.test(tag) && !/^<(?:a|img)$/i.test(tag) ? `${tag}>` : '<strong> or <a href="page:contact">';
