const HREF = /href\s*=\s*"([^"]*)"/g;

/** The targets of all links in a piece of HTML, as they are written. */
export function hrefsIn(html: string): string[] {
  return [...html.matchAll(HREF)].map(([, href = '']) => href);
}

/** `page:contact#faq` and `post:slug` as a link's target; nothing for any other address. */
export function parseHtmlLink(href: string): { page?: string; post?: string; anchor?: string } | undefined {
  const [, kind, id = '', anchor] = /^(page|post):([^#]*)(?:#(.*))?$/.exec(href) ?? [];
  if (kind === undefined) return undefined;
  return { [kind]: id, ...(anchor !== undefined && { anchor }) };
}
