import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import { figuresIn } from '../figures/figures-in';
import { inLanguage } from '../languages';
import type { Source } from '../source';
import { folded } from '../spelling/folded';
import { inFewFiles, valuesWith } from '../values/values';

/** When something takes place, as a list says it in a language. */
export interface ListedEvent {
  readonly source: Source;
  /** Where that is written. */
  readonly pointer: Pointer;
  /** Where the event is, in whatever language. */
  readonly item: Pointer;
  readonly name: string;
  readonly when: string;
  /** The same for what is called alike and said to be for the same people, or at the same place. */
  readonly key: string;
  /** The days and times that are said. */
  readonly figures: ReadonlySet<string>;
}

/** All of which lists say that it takes place on days or at times. */
export const listedEvents = inFewFiles('listed-events', (source, contract): readonly ListedEvent[] =>
  valuesWith({ sources: [source], contract }, 'x-event').flatMap(({ pointer: item, value, schema }) => {
    const [nameKey = '', whenKey = '', othersKey = ''] = schema['x-event'] ?? [];
    if (!isRecord(value)) return [];
    return contract.languages.flatMap(({ code, locale }) => {
      const said = (key: string) => textIn(value[key], code);
      const [name, when] = [said(nameKey), said(whenKey)];
      const figures = figuresIn(when, { code, locale }).map((figure) => `${figure.kind} ${figure.value}`);
      if (name === '' || figures.length === 0) return [];
      const pointer = [...item, whenKey, ...(isRecord(value[whenKey]) ? [code] : [])];
      const key = [code, folded(name), folded(said(othersKey))].join('\n');
      return [{ source, pointer, item, name, when, key, figures: new Set(figures) }];
    });
  }),
);

function textIn(value: unknown, language: string): string {
  const isText = typeof value === 'string' || isRecord(value);
  return String((isText && inLanguage(value as string, language)) || '').trim();
}
