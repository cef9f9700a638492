import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import { factsNamedIn } from '../../shared/token-syntax';
import { inLanguage } from '../languages';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import { folded } from '../spelling/folded';
import { textWithTokens } from '../tokens/tokens';
import { inFewFiles, valuesThatAreLists } from '../values/values';
import type { OtherDetail } from './other-detail';

/** What an item is called and what it costs, in a language. */
interface PricedItem {
  readonly source: Source;
  readonly pointer: Pointer;
  readonly title: string;
  readonly figure: string;
  readonly language: string;
}

/** The prices by hand of items of lists that have another one elsewhere, from facts.yaml. */
export function pricesOtherThanFacts(site: DraftSite): OtherDetail[] {
  const byTitle = groupBy(pricedItems(site), ({ language, title }) => `${language} ${folded(title)}`);
  return [...byTitle.values()].flatMap((items) => {
    const [known, ...more] = new Set(items.flatMap(({ figure }) => (factsNamedIn(figure).length > 0 ? figure : [])));
    const shown = items.find(({ figure }) => figure === known);
    if (known === undefined || shown === undefined || more.length > 0) return [];
    const other = textWithTokens(known, site, shown.language, undefined) ?? '';
    return items.flatMap(({ source, pointer, title, figure }) =>
      isPrice(other) && isPrice(figure) && digitsOf(figure) !== digitsOf(other)
        ? [{ source, pointer, label: title, value: figure, other, file: `site/${shown.source.path}` }]
        : [],
    );
  });
}

const pricedItems = inFewFiles('priced-items', (source, contract): readonly PricedItem[] => {
  const [main] = contract.languages;
  if (main === undefined) return [];
  return valuesThatAreLists({ sources: [source], contract }).flatMap(({ pointer: list, value }) =>
    value.flatMap((item, index): PricedItem[] => {
      if (!isRecord(item) || item.figure === undefined) return [];
      const [title, figure] = [item.title, item.figure].map((text) => textIn(text, main.code));
      if (!title || !figure || !(factsNamedIn(figure).length > 0 || isPrice(figure))) return [];
      const pointer = [...list, index, 'figure', ...(isRecord(item.figure) ? [main.code] : [])];
      return [{ source, pointer, title, figure, language: main.code }];
    }),
  );
});

function textIn(value: unknown, language: string): string | undefined {
  return typeof value === 'string' || isRecord(value) ? inLanguage(value as string, language) : undefined;
}

function isPrice(text: string): boolean {
  return /^(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})$/u.test(text.trim());
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^\d.,]/g, '');
}
