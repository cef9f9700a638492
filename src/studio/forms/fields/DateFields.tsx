import { type ReactElement, useState } from 'react';
import { dateWords } from '../../../diagnostics/date-words';
import { isDay, isMonth } from '../../../shared/dates';
import { dateFormat } from '../../../shared/formats';
import { asToken, factNamed } from '../../../shared/token-syntax';
import { fieldText } from '../../content/gap-text';
import type { ContentPlace } from '../../place';
import { useWords } from '../../words/words';
import { Combobox } from '../Combobox';
import { type ControlProps, FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { placeKey, useFormPart, useFormStore } from '../form-store';
import { TokenChips } from '../TokenChips';
import { factChoice } from '../token-text';
import { FILE_OF_SCOPE } from '../use-token-value';
import { useTyped } from '../use-typed';

const MONTH_EXAMPLE = '2026-05';
const MONTH_DAY = /^(\d{2})-(\d{2})$/;

/** A day, from the calendar of the browser. */
export function DateField(props: FieldProps): ReactElement {
  const { forms } = useWords();
  const { write } = useFormStore();
  const change = (day: string) => write(props.place, day, { label: forms.steps.change(props.title), isTyping: true });
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <input
            {...control}
            {...dateInput(props.value)}
            onChange={({ target }) => target.value && change(target.value)}
          />
          <DateWords value={props.value} />
        </>
      )}
    </FieldFrame>
  );
}

function dateInput(value: unknown) {
  return { type: 'date', value: typeof value === 'string' && isDay(value) ? value : '' } as const;
}

/** What a date is in words, or what is written instead of one. */
function DateWords({ value }: { readonly value: unknown }): ReactElement | null {
  const { forms } = useWords();
  const language = useFormPart((form) => form.language);
  const { text } = fieldText(value);
  if (text === '') return null;
  const words = dateWords(text, language, 'long');
  return (
    <p className="text-notes">
      {words === undefined ? (
        <span className="text-note text-note--mark">{forms.date.malformed(text)}</span>
      ) : (
        <span className="text-note">{words}</span>
      )}
    </p>
  );
}

/** A day of every year: its number, and its month by name. */
export function MonthDayField(props: FieldProps): ReactElement {
  const { place, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const language = useFormPart((form) => form.language);
  const [, month = '', day = ''] = MONTH_DAY.exec(String(value)) ?? [];
  const change = (monthAndDay: string) => write(place, monthAndDay, { label: forms.steps.change(title) });
  const days = Array.from({ length: 31 }, (_day, index) => twoFigures(index + 1));
  const months = Array.from({ length: 12 }, (_month, index) => twoFigures(index + 1));
  return (
    <FieldFrame {...props} isWhole>
      <div className="row">
        <select
          aria-label={`${title} · ${forms.date.day}`}
          value={day}
          onChange={({ target }) => change(`${month || '01'}-${target.value}`)}
        >
          {day === '' && <option value="">{forms.date.day}</option>}
          {days.map((each) => (
            <option key={each} value={each}>
              {Number(each)}
            </option>
          ))}
        </select>
        <select
          aria-label={`${title} · ${forms.date.month}`}
          value={month}
          onChange={({ target }) => change(`${target.value}-${day || '01'}`)}
        >
          {month === '' && <option value="">{forms.date.month}</option>}
          {months.map((each) => (
            <option key={each} value={each}>
              {dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(`2024-${each}-01T00:00:00Z`))}
            </option>
          ))}
        </select>
      </div>
      <DateWords value={value} />
    </FieldFrame>
  );
}

function twoFigures(number: number): string {
  return String(number).padStart(2, '0');
}

type Known = 'day' | 'month' | 'fact';

/** A day, a month where the day is not known yet, or a date that is among the facts, if it is none of those itself. */
export function DayOrMonthField(props: FieldProps): ReactElement {
  const { place, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const [asked, setAsked] = useState<Known>();
  const known = asked ?? knownOf(value);
  const change = (date: string) => write(place, date, { label: forms.steps.change(title), isTyping: true });
  const kinds: readonly (readonly [Known, string])[] = [
    ['day', forms.date.exactDay],
    ['month', forms.date.onlyMonth],
    ...(place.file === FILE_OF_SCOPE.facts ? [] : ([['fact', forms.date.fact]] as const)),
  ];
  const choose = (kind: Known) => {
    setAsked(kind);
    if (kind === 'month' && typeof value === 'string' && isDay(value)) change(value.slice(0, '0000-00'.length));
  };
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <div className="row">
            {known === 'fact' && (
              <FactChoice control={control} value={value} onChoose={(name) => change(asToken('facts', name))} />
            )}
            {known === 'month' && <MonthInput control={control} place={place} value={value} onChange={change} />}
            {known === 'day' && (
              <input
                {...control}
                {...dateInput(value)}
                onChange={({ target }) => target.value && change(target.value)}
              />
            )}
            <select
              aria-label={`${title} · ${forms.date.kind}`}
              value={known}
              onChange={({ target }) => choose(target.value as Known)}
            >
              {kinds.map(([kind, words]) => (
                <option key={kind} value={kind}>
                  {words}
                </option>
              ))}
            </select>
          </div>
          {knownOf(value) === 'fact' ? (
            <TokenChips title={title} text={fieldText(value).text} />
          ) : (
            <DateWords value={value} />
          )}
        </>
      )}
    </FieldFrame>
  );
}

interface MonthInputProps {
  readonly control: ControlProps;
  readonly place: ContentPlace;
  readonly value: unknown;
  readonly onChange: (month: string) => boolean;
}

/** A month: not every browser has a calendar for one, and in those others it is typed. */
function MonthInput({ control, place, value, onChange }: MonthInputProps): ReactElement {
  const { forms } = useWords();
  const written = typeof value === 'string' && isMonth(value) ? value : '';
  const read = (text: string) => (isMonth(text.trim()) ? { value: text.trim() } : undefined);
  const typed = useTyped<unknown>(placeKey(place), value, written, read, (month) => onChange(String(month)));
  return (
    <>
      <input
        {...control}
        aria-invalid={typed.isRefused || control['aria-invalid']}
        type="month"
        placeholder={MONTH_EXAMPLE}
        {...typed.box}
        onChange={({ target }) => target.value && typed.type(target.value)}
      />
      <p className="text-notes" role="status">
        {typed.isRefused && <span className="text-note text-note--mark">{forms.date.monthForm(MONTH_EXAMPLE)}</span>}
      </p>
    </>
  );
}

export function hasFormOfDate(value: unknown): boolean {
  return typeof value === 'string' && (isDay(value) || isMonth(value));
}

function knownOf(value: unknown): Known {
  if (typeof value !== 'string') return 'day';
  if (factNamed(value) !== undefined) return 'fact';
  return isMonth(value) ? 'month' : 'day';
}

interface FactChoiceProps {
  readonly control: ControlProps;
  readonly value: unknown;
  readonly onChoose: (name: string) => void;
}

/** The facts that are dates. */
function FactChoice({ control, value, onChoose }: FactChoiceProps): ReactElement {
  const facts = useFormPart((form) => form.names.facts) ?? [];
  const language = useFormPart((form) => form.language);
  const dates = facts.filter(({ title = '' }) => dateWords(title, language) !== undefined);
  return (
    <Combobox
      control={control}
      choices={dates.map((fact) => factChoice(fact, language))}
      chosen={typeof value === 'string' ? factNamed(value) : undefined}
      onChoose={onChoose}
    />
  );
}
