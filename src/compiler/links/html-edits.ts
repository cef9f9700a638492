import type { Edit } from '../findings/fix';
import type { WrittenLink } from './links';

/** The texts in HTML, each once, in which links have other addresses. */
export function htmlEdits(links: readonly WrittenLink[], addressOf: (link: WrittenLink) => string): Edit[] {
  const texts = new Map<string, { readonly edit: Edit & { do: 'set' } }>();
  for (const link of [...links].reverse()) {
    const { source, inHtml } = link;
    if (inHtml === undefined) continue;
    const { pointer, text, part } = inHtml;
    const place = `${source.path}#${pointer.join('/')}`;
    const known = String(texts.get(place)?.edit.value ?? text);
    const value = `${known.slice(0, part.offset)}${addressOf(link)}${known.slice(part.offset + part.length)}`;
    texts.set(place, { edit: { do: 'set', file: source.path, pointer, value } });
  }
  return [...texts.values()].map(({ edit }) => edit);
}
