import { readAddress, writeAddress } from './link-address';

/** What something that is pasted becomes in a text. */
const RENAMED: Readonly<Record<string, string>> = { B: 'strong', I: 'em', H1: 'h2', H5: 'h4', H6: 'h4' };

/** What of something that is pasted may come into a text; of anything else, what stands in it. */
const KEPT: ReadonlySet<string> = new Set(
  'A BLOCKQUOTE BR CODE EM H2 H3 H4 LI OL P STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR UL'.split(' '),
);

const DROPPED = 'script, style, template, iframe, object, svg, math, title';

/** HTML from elsewhere with nothing but what an editor could have made. What comes from a field like this one stays. */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const element of [...body.querySelectorAll('*')]) clean(element);
  return body.innerHTML;
}

function clean(element: Element): void {
  const name = isPlainBold(element) ? 'SPAN' : element.tagName;
  const kept = RENAMED[name] ?? (KEPT.has(name) ? name : undefined);
  const href = name === 'A' ? addressOf(element) : undefined;
  if (kept === undefined || (name === 'A' && href === undefined)) {
    // Blocks that are nothing here still end a line.
    if (/^(?:DIV|SECTION|ARTICLE|HEADER|FOOTER|MAIN)$/.test(name)) return;
    element.replaceWith(...element.childNodes);
    return;
  }
  const copy = element.ownerDocument.createElement(kept);
  if (href !== undefined) copy.setAttribute('href', href);
  copy.append(...element.childNodes);
  element.replaceWith(copy);
}

/** Some programs put everything into a bold element that is none. */
function isPlainBold(element: Element): boolean {
  return element.tagName === 'B' && /font-weight:\s*(?:normal|400)/i.test(element.getAttribute('style') ?? '');
}

function addressOf(element: Element): string | undefined {
  const href = element.getAttribute('href') ?? '';
  return /^(?:https?:|mailto:|tel:)/i.test(href) ? writeAddress(readAddress(href)) : undefined;
}
