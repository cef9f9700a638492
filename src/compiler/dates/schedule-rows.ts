import { isRecord } from '../../shared/is-record';
import { figuresIn } from '../figures/figures-in';
import { folded } from '../texts/folded';
import { plainTexts, type ReadableText } from '../texts/readable-texts';
import { valueAt } from '../values/value-at';
import { inFewFiles } from '../values/values';

/** When something is that a schedule lists, in a language. */
export interface ScheduleRow {
  readonly written: ReadableText;
  readonly name: string;
  /** The same for what is called alike and said to be for the same people, or at the same place. */
  readonly key: string;
  /** The days and times that it says. */
  readonly figures: ReadonlySet<string>;
}

/** The rows of all schedules that say days or times. */
export const scheduleRows = inFewFiles('schedule-rows', (source, contract): readonly ScheduleRow[] =>
  plainTexts({ sources: [source], contract }).flatMap((written) => {
    const language = contract.languages.find(({ code }) => code === written.language);
    const [list, index, key] = written.value.slice(-3);
    if (language === undefined || list !== 'rows' || typeof index !== 'number' || key !== 'period') return [];
    const row = valueAt(source.data, written.value.slice(0, -1));
    const said = (name: string) => textIn(isRecord(row) ? row[name] : undefined, language.code);
    const figures = figuresIn(written.text, language).map(({ kind, value }) => `${kind} ${value}`);
    const [name, others] = [said('name'), said('applications')];
    if (name === '' || figures.length === 0) return [];
    return [
      { written, name, key: [language.code, folded(name), folded(others)].join('\n'), figures: new Set(figures) },
    ];
  }),
);

function textIn(value: unknown, language: string): string {
  const text = isRecord(value) ? value[language] : value;
  return typeof text === 'string' ? text.trim() : '';
}
