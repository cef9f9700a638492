import { type ReactElement, useId, useRef } from 'react';
import type { SiteLanguage } from '../../../../generated/types';
import type { KnownName } from '../../../compiler/names/known-names';
import { charactersIn } from '../../../compiler/texts/sensible-lengths';
import { isRecord } from '../../../shared/is-record';
import { TOKEN } from '../../../shared/token-syntax';
import { fieldText, isUnwritten } from '../../content/gap-text';
import { withTextIn } from '../../content/text-in-language';
import { placeIn } from '../../place';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import { FieldProblems } from '../FieldProblems';
import type { FieldProps } from '../field';
import { useFormPart, useFormStore, useProblems } from '../form-store';
import { LanguageEditor } from '../LanguageEditor';
import { comparedLength, sensibleLength } from '../sensible-length';
import { readableText } from '../token-text';
import { useTarget } from '../use-target';

/** A text in each language of the site, side by side; in a site of one language it may stand for itself. */
export function LocalisedField(props: FieldProps): ReactElement {
  const languages = useFormPart((form) => form.contract.languages);
  const { place, value, title, schema } = props;
  const { forms } = useWords();
  const store = useFormStore();
  const toldHere = useProblems(place).within;
  const isForItself = typeof value === 'string' || (value === undefined && languages.length === 1);
  const label = { label: forms.steps.change(title), isTyping: true };
  if (isForItself && languages.length === 1) {
    return (
      <FieldFrame {...props}>
        {(control) => (
          <>
            <LanguageEditor
              control={control}
              place={place}
              title={title}
              value={value}
              lang={languages[0]?.code ?? ''}
              schema={schema}
              onWrite={(text) => store.write(place, text, label)}
            />
            {isProse(schema) && <TextNotes place={place} value={value} isTold={toldHere.length > 0} others={[]} />}
          </>
        )}
      </FieldFrame>
    );
  }
  // What is written once is the text in each language, until one has its own.
  const texts = isRecord(value) ? value : Object.fromEntries(languages.map(({ code }) => [code, value]));
  const writeIn = (code: string, text: string) => {
    if (isRecord(value)) return store.write(placeIn(place, code), text, label);
    return store.write(place, withTextIn(languages, value, code, text), label);
  };
  return (
    <FieldFrame {...props}>
      <div className="languages">
        {languages.map((each) => (
          <TextInLanguage
            key={each.code}
            field={props}
            language={each}
            texts={texts}
            onWrite={(text) => writeIn(each.code, text)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

interface TextInLanguageProps {
  readonly field: FieldProps;
  readonly language: SiteLanguage;
  readonly texts: Readonly<Record<string, unknown>>;
  readonly onWrite: (text: string) => boolean;
}

function TextInLanguage({ field, language, texts, onWrite }: TextInLanguageProps): ReactElement {
  const { title, schema } = field;
  const { code, name } = language;
  const { forms } = useWords();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const place = placeIn(field.place, code);
  const problems = useProblems(place).within;
  const languages = useFormPart((form) => form.contract.languages);
  const others = languages.filter((each) => each.code !== code);
  useTarget(place, ref, true);
  const describedBy =
    [isProse(schema) ? `${id}-notes` : '', problems.length > 0 ? `${id}-problems` : ''].filter(Boolean).join(' ') ||
    undefined;
  return (
    <div ref={ref} className="language">
      <label htmlFor={id} className="language__label">
        <span className="visually-hidden">{title} · </span>
        {name}
      </label>
      <LanguageEditor
        control={{
          id,
          'aria-describedby': describedBy,
          'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
        }}
        place={place}
        title={forms.language.in(title, name)}
        value={texts[code]}
        lang={code}
        schema={schema}
        onWrite={onWrite}
      />
      {isProse(schema) && (
        <TextNotes
          id={`${id}-notes`}
          place={field.place}
          value={texts[code]}
          isTold={problems.length > 0}
          others={others.map((other) => ({ name: other.name, value: texts[other.code] }))}
        />
      )}
      <FieldProblems id={`${id}-problems`} problems={problems} title={title} />
    </div>
  );
}

/** Whether it is a text that people read, as against an address. */
function isProse(schema: FieldProps['schema']): boolean {
  return schema['x-resolve'] !== undefined;
}

const NO_FACTS: readonly KnownName[] = [];

interface TextNotesProps {
  readonly id?: string;
  readonly place: FieldProps['place'];
  readonly value: unknown;
  /** Whether a problem of it is told below, such as that it is missing. */
  readonly isTold: boolean;
  readonly others: readonly { readonly name: string; readonly value: unknown }[];
}

/** What there is to say of a text: how long it is, that it is missing, or the same as in another language. */
function TextNotes({ id, place, value, isTold, others }: TextNotesProps): ReactElement {
  const { forms } = useWords();
  const { form } = useFormStore();
  const facts = useFormPart((known) => known.names.facts) ?? NO_FACTS;
  const locale = useFormPart((known) => known.contract.languages[0]?.locale ?? known.language);
  const read = (written: unknown) => readableText(fieldText(written).text, facts, locale);
  const text = read(value);
  const length = charactersIn(text);
  const sensible = sensibleLength(form(), place, text);
  const compared = comparedLength(
    text,
    others.map((other) => read(other.value)),
  );
  const [nearest] = others.filter((other) => !isUnwritten(other.value));
  // Figures and facts alone are the same in each language.
  const hasWords = /\p{L}/u.test(fieldText(value).text.replaceAll(TOKEN, ''));
  const same = hasWords ? others.find((other) => other.value === value) : undefined;
  const isTooLong = sensible !== undefined && length > sensible.most;
  const isTooShort = sensible !== undefined && length > 0 && length < sensible.least;
  return (
    <p className="text-notes" id={id}>
      {!isTold && isUnwritten(value) && <span className="text-note text-note--mark">{forms.text.missing}</span>}
      {/* What stands in a setting is not counted: of nothing else, no length is known. */}
      {length > 0 && (
        <span className={`text-note${isTooLong || isTooShort ? ' text-note--mark' : ''}`}>
          {sensible === undefined ? forms.text.length(length) : forms.text.lengthOf(length, sensible.most)}
          {isTooLong && ` · ${forms.text.tooLong}`}
          {isTooShort && ` · ${forms.text.tooShort(sensible.least)}`}
        </span>
      )}
      {same !== undefined && <span className="text-note text-note--mark">{forms.text.sameAs(same.name)}</span>}
      {compared !== undefined && nearest !== undefined && (
        <span className="text-note text-note--mark">{forms.text[compared](nearest.name)}</span>
      )}
    </p>
  );
}
