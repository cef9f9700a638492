import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { Contract } from '../contract';
import { STORED_AS } from '../facts/durations-kept';
import { figuresIn } from '../figures/figures-in';
import { monthsIn } from '../figures/months-in';
import { TABLE_ROW } from '../html/table-rows';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import type { Source } from '../source';
import { type ReadableText, readableTexts } from '../texts/readable-texts';
import type { TextPart } from '../texts/text-part';
import { valueAt } from '../values/value-at';

/**
 * How long a decision on cookies is said to hold is how long it does. Where all that says it says otherwise, that is told of
 * the number; what languages say differently is told by itself.
 */
export const consentMonthsOther: Rule<'consent-months-other'> = (site) => {
  const [source, correct] = [sourceOfSingleton(site, 'consent'), singleton(site, 'consent')?.renewalMonths];
  if (source === undefined || typeof correct !== 'number') return [];
  const said = site.sources.filter(mayName).flatMap((each) => durationsIn(each, site.contract));
  const all = [...groupBy(said, ({ written }) => [written.source.path, ...written.value].join('/')).values()];
  const wrong = all.filter((ofValue) => ofValue.every(({ months }) => !months.includes(correct)));
  const told = (place: Finding['place'], [months = 0]: readonly number[]): Finding<'consent-months-other'> => ({
    code: 'consent-months-other',
    place,
    details: { months, correct },
  });
  const [[first] = []] = wrong;
  if (first !== undefined && wrong.length === all.length && all.length > 1)
    return [told({ source, pointer: ['renewalMonths'] }, first.months)];
  return wrong.flatMap(([one]) =>
    one === undefined
      ? []
      : told({ source: one.written.source, pointer: one.written.pointer, part: one.part }, one.months),
  );
};

/** A text that tells how long the decision is kept. */
interface Duration {
  readonly written: ReadableText;
  readonly part: TextPart;
  readonly months: readonly number[];
}

const CODE = `<code>${STORED_AS}</code>`;

function mayName({ kind, text }: Source): boolean {
  return kind.name === 'consent' || text.includes(CODE);
}

function durationsIn(source: Source, contract: Contract): Duration[] {
  const [main] = contract.languages;
  return readableTexts({ sources: [source], contract }).flatMap((written) =>
    partsAbout(written).flatMap((part) => {
      const language = contract.languages.find(({ code }) => code === written.language) ?? main;
      // Where the settings cannot be read, no language is known.
      if (language === undefined) return [];
      const text = written.text.slice(part.offset, part.offset + part.length).replaceAll(/<[^<>]*>/g, ' ');
      const months = monthsIn(figuresIn(text, language));
      return months.length === 0 ? [] : { written, part, months };
    }),
  );
}

/** The text of the item that has the name, or the rows of a table that do. */
function partsAbout({ source, text, value, isHtml }: ReadableText): TextPart[] {
  if (isHtml)
    return [...text.matchAll(TABLE_ROW)].flatMap(({ 0: row, index }) =>
      row.includes(CODE) ? { offset: index, length: row.length } : [],
    );
  const item = source.kind.name === 'consent' ? valueAt(source.data, value.slice(0, -1)) : undefined;
  const isNamed = isRecord(item) && typeof item.name === 'string' && item.name.split(/[\s,]+/).includes(STORED_AS);
  return isNamed ? [{ offset: 0, length: text.length }] : [];
}
