import { type ReactElement, useState } from 'react';
import { numberIn, numberWithUnit } from '../../../compiler/facts/facts';
import { currencyOfType } from '../../../compiler/tokens/known-fact';
import { factText } from '../../../compiler/tokens/tokens';
import { valueAt } from '../../../compiler/values/value-at';
import { numberFormat } from '../../../shared/formats';
import { asRecord } from '../../../shared/is-record';
import { fieldText, isUnwritten } from '../../content/gap-text';
import type { ContentPlace } from '../../place';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { placeKey, useFormPart, useFormStore, useProblems } from '../form-store';
import { FILE_OF_SCOPE } from '../use-token-value';
import { useTyped } from '../use-typed';
import { DayOrMonthField, hasFormOfDate } from './DateFields';

/** A number; of a fact that is a date, that day or month. */
export function NumberField(props: FieldProps): ReactElement {
  return useFact(props.place)?.type === 'date' ? <DateOfFact {...props} /> : <NumberBox {...props} />;
}

/** The fact of which something is the value; nothing of any other number. */
function useFact({ file, pointer }: ContentPlace): Readonly<Record<string, unknown>> | undefined {
  const { dataOf } = useFormStore();
  return file === FILE_OF_SCOPE.facts ? asRecord(valueAt(dataOf(file), pointer.slice(0, -1))) : undefined;
}

/** What is no date is typed on, also once it is one: the box would go from under the cursor. */
function DateOfFact(props: FieldProps): ReactElement {
  const [isPicked] = useState(() => isUnwritten(props.value) || hasFormOfDate(props.value));
  return isPicked ? <DayOrMonthField {...props} /> : <NumberBox {...props} />;
}

/**
 * A number, however it is grouped. Where a text may stand as well, whatever is no number is a text, and figures that are one
 * already stay one: those of a code are no number, and neither is an amount with its sign where one is right.
 */
function NumberBox(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  const { forms } = useWords();
  const { write, dataOf } = useFormStore();
  const { currency } = asRecord(dataOf('settings.yaml'));
  const locale = useFormPart((form) => form.contract.languages[0]?.locale ?? form.language);
  const fact = useFact(place);
  const mayBeText = Array.isArray(schema.type) && schema.type.includes('string');
  const { text, placeholder } = fieldText(value);
  const isRight = useProblems(place).within.length === 0;
  const isFigures = numberIn(text) !== undefined || (isRight && numberWithUnit(text) !== undefined);
  const isText = mayBeText && typeof value === 'string' && isFigures;
  // Of a number that is being typed, what is there so far may be none: «28.» of «28.500».
  const [wasText, setWasText] = useState(isText);
  const typed = useTyped<unknown>(
    placeKey(place),
    value,
    text,
    (written) => (wasText ? { value: written } : read(written, mayBeText)),
    (number) => write(place, number, { label: forms.steps.change(title), isTyping: true }),
  );
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <input
            {...control}
            aria-invalid={typed.isRefused || control['aria-invalid']}
            type="text"
            inputMode={mayBeText ? undefined : 'decimal'}
            autoComplete="off"
            {...typed.box}
            placeholder={placeholder}
            onChange={({ target }) => typed.type(target.value)}
            onFocus={() => setWasText(isText)}
          />
          <p className="text-notes" role="status">
            {typed.isRefused && <span className="text-note text-note--mark">{forms.number.notNumber}</span>}
            {!typed.isRefused && typeof value === 'number' && isReadOtherwise(value) && (
              <span className="text-note">{forms.number.shownAs(asRead(value, fact, locale, currency))}</span>
            )}
          </p>
        </>
      )}
    </FieldFrame>
  );
}

/** Whether a number is written with signs that nobody need type. */
function isReadOtherwise(value: number): boolean {
  return Math.abs(value) >= 1000 || !Number.isInteger(value);
}

/** A number as visitors read it: an amount has its cents, and not all numbers of four figures are parted. */
function asRead(
  value: number,
  fact: Readonly<Record<string, unknown>> | undefined,
  locale: string,
  ofSite: unknown,
): string {
  return fact === undefined
    ? numberFormat(locale, { useGrouping: true }).format(value)
    : factText({ value, currency: currencyOfType(fact.type, ofSite) }, locale);
}

/** Figures of a code, which as a number would be others: `007`. */
const CODE = /^\s*0\d+\s*$/;

function read(written: string, mayBeText: boolean): { readonly value: unknown } | undefined {
  if (mayBeText && CODE.test(written)) return { value: written.trim() };
  const isNegative = /^\s*[-−]/.test(written);
  const number = numberIn(written.replace(/^\s*[-−]/, ''));
  // More digits than a number can have.
  if (number !== undefined && Number.isFinite(number)) return { value: isNegative ? -number : number };
  return mayBeText && written !== '' ? { value: written } : undefined;
}
