import { emojiOf } from '../../emoji-of';
import { pastedLetters } from '../../pasted-text';
import { readAddress, writeAddress } from './link-address';
import { isOwnCopy } from './own-copy';

/** What something that is pasted becomes in a text. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ B: 'strong', I: 'em', DEL: 's', STRIKE: 's' },
  ...{ H1: 'h2', H5: 'h4', H6: 'h4' },
};

/** What of something that is pasted may come into a text; of anything else, what stands in it. */
const ALLOWED_TAGS: ReadonlySet<string> = new Set(
  'A BLOCKQUOTE BR CODE EM H2 H3 H4 LI OL P S STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR UL'.split(' '),
);

/** Blocks that are nothing here still end a line. */
const LINES: ReadonlySet<string> = new Set(
  'ADDRESS ARTICLE ASIDE DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER HEADER MAIN NAV PRE SECTION SUMMARY'.split(' '),
);

const DROPPED = [
  'script, style, template, iframe, object, svg, math, title',
  // What they say is said only where they cannot be shown.
  'audio, canvas, noscript, video',
  // What somebody has deleted in Word, or noted beside the text.
  'del[datetime], [style*="mso-element:comment"], .msocomanchor',
  // The notes of an encyclopaedia, and its links to change it.
  'sup.reference, .mw-editsection',
].join();

/** What of a text only its style may say. */
const STYLED = {
  em: /(?<![\w-])font-style:\s*italic/i,
  s: /(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i,
  strong: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i,
};

/**
 * HTML from elsewhere with nothing but what an editor could have made. What comes from a field like this one stays.
 * `addressFor` gives what a link of it is here, nothing where it leads nowhere.
 */
export function cleanPasted(
  html: string,
  lang: string,
  addressFor: (href: string) => string | undefined = (href) => href,
): string {
  const { body } = new DOMParser().parseFromString(pastedLetters(html, lang), 'text/html');
  if (isOwnCopy(body)) return html;
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  withoutRemarks(body);
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(emojiOf(picture) ?? '');
  for (const link of body.querySelectorAll('a')) if (isSignOfPlace(link)) link.remove();
  for (const text of body.querySelectorAll('pre')) breakLines(text);
  for (const paragraph of body.querySelectorAll('p')) if (isListItem(paragraph)) putParagraphIntoList(paragraph);
  for (const item of body.querySelectorAll('li[data-aria-level]')) putItemIntoList(item);
  for (const element of [...body.querySelectorAll('*')]) clean(element, addressFor);
  for (const line of body.querySelectorAll('p, div')) if (isBlank(line)) line.remove();
  body.normalize();
  withoutBlanks(body);
  const lines = [...body.querySelectorAll('br')];
  // Of several in a row, those that stand before a block from the last one on.
  for (const line of [...lines, ...lines.toReversed()]) if (isBesideBlock(line)) line.remove();
  for (const table of body.querySelectorAll('table')) {
    withHead(table);
    withinTable(table);
  }
  return body.innerHTML;
}

/** Word and Excel say of no row that it is the head of its table: it is the first one, unless there are headers elsewhere. */
function withHead(table: HTMLTableElement): void {
  const [first] = table.rows;
  const isOther = [...table.querySelectorAll('th')].some((cell) => cell.parentElement !== first);
  if (first === undefined || table.rows.length < 2 || isOther) return;
  first.setAttribute('data-part', 'thead');
  for (const cell of [...first.cells]) cell.replaceWith(plain(cell, 'th'));
}

/** In Excel a cell may go on to the end of the sheet, and here to that of its table, which no other cell widens. */
function withinTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const widths = rows.map(({ cells }) => [...cells].reduce((sum, cell) => sum + (spanOf(cell, 'colspan') ?? 1), 0));
  const columns = widths.reduce((most, width) => Math.max(most, width), 1);
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) {
      if (spanOf(cell, 'colspan') === undefined) cell.setAttribute('colspan', String(Math.min(columns, WIDEST)));
      const isBelow = (spanOf(cell, 'rowspan') ?? WIDEST) > rows.length - index;
      if (isBelow) cell.setAttribute('rowspan', String(Math.min(rows.length - index, WIDEST)));
    }
  }
}

/** How many cells one may take the place of in the editor. */
const WIDEST = 99;

/** Nothing where it is more, or none that can be. */
function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number | undefined {
  const span = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span > 0 && span <= WIDEST ? span : undefined;
}

/** An element of a name with what stands in another one, over as many cells. */
function plain(element: Element, name: string): Element {
  const copy = element.ownerDocument.createElement(name);
  for (const span of ['colspan', 'rowspan']) {
    const cells = element.getAttribute(span);
    if (cells !== null) copy.setAttribute(span, cells);
  }
  copy.append(...element.childNodes);
  return copy;
}

/** Only where it stands, as in a program, does the end of a line show. */
function breakLines(element: Element): void {
  element.innerHTML = element.innerHTML.replace(/\n((?:<\/\w+>)*)$/, '$1').replaceAll('\n', '<br>');
}

/** Word writes the items of a list as paragraphs, each with its sign before it. */
function isListItem(paragraph: Element): boolean {
  return /mso-list:\s*l\d/i.test(styleOf(paragraph));
}

function putParagraphIntoList(paragraph: Element): void {
  const sign = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  const name = /^\s*[\da-z]+[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  sign?.remove();
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  const [, level = '1'] = /mso-list:[^;]*level(\d)/i.exec(styleOf(paragraph)) ?? [];
  listFor(paragraph, name, Number(level)).append(item);
  paragraph.remove();
}

/** Word in a browser writes each item as a list of its own, which says at which level that stands. */
function putItemIntoList(item: Element): void {
  const list = item.parentElement;
  if (list === null || !isList(list)) return;
  const { parentElement: around } = list;
  const written = around?.localName === 'div' && around.childElementCount === 1 ? around : list;
  listFor(written, list.localName, Number(item.getAttribute('data-aria-level'))).append(item);
  if (list.childElementCount === 0) written.remove();
}

/** The list before what is an item, or the one within its last item in which that stands; else a new one. */
function listFor(written: Element, name: string, level: number): Element {
  const created = written.ownerDocument.createElement(name);
  const above = written.previousElementSibling;
  if (above === null || (level > 1 ? !isList(above) : above.localName !== name)) {
    written.before(created);
    return created;
  }
  let list = above;
  for (let depth = 1; depth < level; depth += 1) {
    const inner: Element | null | undefined = list.lastElementChild?.lastElementChild;
    if (!inner || !isList(inner)) {
      list.lastElementChild?.append(created);
      return created;
    }
    list = inner;
  }
  return list;
}

function isList({ localName }: Element): boolean {
  return localName === 'ol' || localName === 'ul';
}

function clean(element: Element, addressFor: (href: string) => string | undefined): void {
  // Word ends its paragraphs with one of these.
  if (element.tagName === 'O:P' && isBlank(element)) element.textContent = '';
  const name = isPlainBold(element) ? 'SPAN' : (headingOf(element) ?? element.tagName);
  const kept = RENAMED[name] ?? (ALLOWED_TAGS.has(name) ? name : undefined);
  const href = name === 'A' ? addressOf(element, addressFor) : undefined;
  if (kept === undefined || (name === 'A' && href === undefined)) {
    element.replaceWith(...(LINES.has(name) ? [plain(element, 'div')] : marked(element)));
    return;
  }
  const copy = plain(element, kept);
  if (href !== undefined) copy.setAttribute('href', href);
  element.replaceWith(copy);
}

/** What a heading is that is only called one. */
function headingOf(element: Element): string | undefined {
  const level = element.getAttribute('aria-level') ?? '2';
  return element.getAttribute('role') === 'heading' && /^[1-6]$/.test(level) ? `H${level}` : undefined;
}

/** The sign beside a heading, or behind a note, that leads to a place of the page from which it was copied. */
function isSignOfPlace(link: Element): boolean {
  const text = link.textContent ?? '';
  return /#/.test(link.getAttribute('href') ?? '') && !isBlank(link) && !/[\p{L}\p{N}]/u.test(text);
}

/** Some programs put everything into a bold element that is none. */
function isPlainBold(element: Element): boolean {
  return element.tagName === 'B' && /(?<![\w-])font-weight:\s*(?:normal|400)/i.test(styleOf(element));
}

/** What stands in an element, with what only its style says: other programs mark a text so. */
function marked(element: Element): Node[] {
  let content: Node[] = [...element.childNodes];
  for (const [name, style] of Object.entries(STYLED)) {
    if (!style.test(styleOf(element))) continue;
    const mark = element.ownerDocument.createElement(name);
    mark.append(...content);
    content = [mark];
  }
  return content;
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

/** Word asks in comments what a browser can show: what stands on either side of one is beside each other. */
function withoutRemarks(body: Element): void {
  const remarks = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (remarks.nextNode() !== null) found.push(remarks.currentNode);
  for (const remark of found) remark.parentNode?.removeChild(remark);
}

/** Whether there is nothing but space in it, such as Word has for an empty line. */
function isBlank(element: Element): boolean {
  return element.textContent?.trim() === '';
}

/** What holds a line of words. */
const WORDS = 'div, h2, h3, h4, li, p, td, th';

/** Word fills lines up with blanks that do not part, and ends them with one. */
function withoutBlanks(body: Element): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    text.nodeValue = text.nodeValue?.replaceAll(/[ \u00a0]{2,}/g, ' ') ?? '';
  }
  for (const block of body.querySelectorAll(WORDS)) {
    let last = block.lastChild;
    while (last instanceof Element) last = last.lastChild;
    if (last !== null) last.nodeValue = last.nodeValue?.replace(/\u00a0$/, '') ?? '';
  }
}

const BLOCKS = 'blockquote, div, h2, h3, h4, ol, p, table, ul';

/** Google Docs ends a line between two blocks, where there is none, and behind the last. */
function isBesideBlock(line: Element): boolean {
  return [beside(line, 'previousSibling'), beside(line, 'nextSibling')].some(
    (node) => node instanceof Element && node.matches(BLOCKS),
  );
}

/** What stands before or behind a node, but for space. */
function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  const next = node[side];
  return next?.nodeType === Node.TEXT_NODE && next.nodeValue?.trim() === '' ? next[side] : next;
}

function addressOf(element: Element, addressFor: (href: string) => string | undefined): string | undefined {
  const href = element.getAttribute('href') ?? '';
  const address = /^(?:https?:|mailto:|tel:)/i.test(href) ? addressFor(href) : undefined;
  return address && writeAddress(readAddress(address));
}
