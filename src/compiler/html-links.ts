const HREF = /href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/** The targets of all links in a piece of HTML, as they are written. */
export function hrefsIn(html: string): string[] {
  return [...html.matchAll(HREF)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/** `page:contact#faq` and `post:slug` as a link's target; nothing for any other address. */
export function parseHtmlLink(href: string): { page?: string; post?: string; anchor?: string } | undefined {
  const [, kind, id = '', anchor] = /^(page|post):([^#]*)(?:#(.*))?$/.exec(href) ?? [];
  if (kind === undefined) return undefined;
  return { [kind]: id, ...(anchor !== undefined && { anchor }) };
}
