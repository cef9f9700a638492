import { VOID } from '../../../compiler/html/html-elements';
import { structureOf } from '../../../compiler/html/read-structure';
import { type HtmlToken, tokensOf } from './html-tokens';

/** An element with its tags as they are written. */
export interface HtmlElement {
  readonly kind: 'element';
  readonly name: string;
  readonly open: HtmlToken;
  /** Missing where it can have no content. */
  readonly close: HtmlToken | undefined;
  readonly children: readonly HtmlNode[];
}

/** A word or a space. */
interface HtmlText {
  readonly kind: 'text';
  readonly token: HtmlToken;
}

export type HtmlNode = HtmlElement | HtmlText;

/** The elements of a piece of HTML. Nothing where a browser would have to guess at them, or where it holds comments. */
export function treeOf(html: string): readonly HtmlNode[] | undefined {
  const { broken, unknown, unclosed, unopened, crossed, misplaced } = structureOf(html);
  if ([broken, unknown, unclosed, unopened, crossed, misplaced].some(({ length }) => length > 0)) return undefined;
  const tokens = tokensOf(html);
  return tokens && nested(tokens);
}

function nested(tokens: readonly HtmlToken[]): readonly HtmlNode[] {
  let around: { readonly open: HtmlToken; readonly siblings: HtmlNode[] }[] = [];
  let nodes: HtmlNode[] = [];
  for (const token of tokens) {
    if (token.kind === 'word' || token.kind === 'space') nodes.push({ kind: 'text', token });
    else if (token.kind === 'close') {
      const [parent] = around.slice(-1);
      if (parent === undefined) continue;
      around = around.slice(0, -1);
      const { open, siblings } = parent;
      siblings.push({ kind: 'element', name: open.text, open, close: token, children: nodes });
      nodes = siblings;
    } else if (VOID.has(token.text)) {
      nodes.push({ kind: 'element', name: token.text, open: token, close: undefined, children: [] });
    } else {
      around.push({ open: token, siblings: nodes });
      nodes = [];
    }
  }
  return nodes;
}

/** Where a node begins in the text. */
export function startOf(node: HtmlNode): number {
  return node.kind === 'text' ? node.token.start : node.open.start;
}

/** Where a node ends in the text. */
export function endOf(node: HtmlNode): number {
  return node.kind === 'text' ? node.token.end : (node.close ?? node.open).end;
}

/** The tokens of some nodes, in order. */
export function flat(nodes: readonly HtmlNode[]): HtmlToken[] {
  return nodes.flatMap((node) =>
    node.kind === 'text' ? [node.token] : [node.open, ...flat(node.children), ...(node.close ? [node.close] : [])],
  );
}
