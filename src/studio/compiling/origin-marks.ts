import type { Contract } from '../../compiler/schema/contract';
import type { Source } from '../../compiler/source';
import { valueAt } from '../../compiler/values/value-at';
import { textsIn, valuesResolvedAs, type WrittenText } from '../../compiler/values/values';
import { placeOf } from '../../overview/written';
import { oncePerObject } from '../../shared/once-per-object';
import { tokensIn } from '../../shared/token-syntax';
import type { ContentPlace } from '../place';
import { markFor } from './marks';

/** Puts marks into texts and knows what they stand for. */
export interface OriginMarks {
  /** The same file, in which every part of a text is followed by a mark of where it is written. */
  readonly mark: (source: Source, contract: Contract) => Source;
  /** What a mark stands for. */
  readonly placeOf: (id: number) => ContentPlace | undefined;
}

/**
 * Marks are characters that nobody sees and that go with a text wherever it goes: neither resolvers nor components know of
 * them. A fact in a text is marked by itself: `Costs {{facts.price}} a month` is three parts of two origins.
 */
export function createOriginMarks(): OriginMarks {
  const places: ContentPlace[] = [];
  const known = new Map<string, string>();

  /** The same one for a place as before: what has not changed says the same with its marks, too. */
  function markAt(place: ContentPlace): string {
    const key = JSON.stringify([place.file, ...place.pointer]);
    const mark = known.get(key) ?? markFor(places.push(place) - 1);
    known.set(key, mark);
    return mark;
  }

  const mark = oncePerObject((source: Source, contract: Contract): Source => {
    const file = { sources: [source], contract };
    const plain = valuesResolvedAs(file, 'text', 'sharedText').flatMap(textsIn);
    const html = valuesResolvedAs(file, 'html').flatMap(textsIn);
    if (plain.length + html.length === 0) return source;
    const data: unknown = structuredClone(source.data);
    for (const text of plain) replaceIn(data, text, marked(text.text, markAt(placeOf(text))));
    for (const text of html) replaceIn(data, text, markedHtml(text.text, markAt(placeOf(text))));
    return source.withData(data);
  });

  function marked(text: string, own: string): string {
    if (text.trim() === '') return text;
    let reached = 0;
    let result = '';
    for (const { scope, name, text: token, part } of tokensIn(text)) {
      if (scope !== 'facts') continue;
      const before = text.slice(reached, part.offset);
      result += before + (before === '' ? '' : own) + token + markAt({ file: 'facts.yaml', pointer: [name] });
      reached = part.offset + part.length;
    }
    const rest = text.slice(reached);
    return result + rest + (rest === '' ? '' : own);
  }

  function markedHtml(html: string, own: string): string {
    return html.replaceAll(TEXT_OF_HTML, (text) => marked(text, own));
  }

  return { mark, placeOf: (id) => places[id] };
}

/** What stands between tags. */
const TEXT_OF_HTML = /(?<=^|>)[^<>]+(?=<|$)/g;

function replaceIn(data: unknown, { pointer }: WrittenText, text: string): void {
  const holder = valueAt(data, pointer.slice(0, -1));
  (holder as Record<string, unknown>)[String(pointer.at(-1))] = text;
}
