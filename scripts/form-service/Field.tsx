/** @jsxRuntime automatic (a program run by tsx has no other place to say so) */
import type { FormTexts } from '../../generated/types';
import type { NamedField } from '../../src/compiler/manifest/form-texts';
import { fillIn } from '../../src/shared/fill-in';
import { CONSENT, maximumLength } from './answers';

const inputTypes: Readonly<Partial<Record<NamedField['kind'], string>>> = { email: 'email', phone: 'tel' };
const purposes: Readonly<Partial<Record<NamedField['kind'], string>>> = {
  name: 'name',
  organisation: 'organization',
  email: 'email',
  phone: 'tel',
};

interface FieldProps {
  field: NamedField;
  phrases: FormTexts;
  /** Origin of the website, to which links of fields lead. */
  site: string;
  answer: string;
  problem: keyof FormTexts | undefined;
  autoFocus: boolean;
}

/** One field of a form with what was typed, and what is wrong with it. */
export function Field({ field, phrases, site, answer, problem, autoFocus }: FieldProps) {
  const { name, kind, label, link, options = [] } = field;
  const isOptional = field.optional === true;
  const maxLength = maximumLength[kind];
  const errorId = `${name}-error`;
  const common = {
    id: name,
    name,
    autoFocus,
    autoComplete: purposes[kind],
    required: !isOptional,
    ...(problem && { 'aria-invalid': true, 'aria-describedby': errorId }),
  };
  const caption = (
    <label htmlFor={name}>
      {label}
      {isOptional && <span className="optional"> ({phrases.optional})</span>}
    </label>
  );
  const error = problem && (
    <p className="error" id={errorId}>
      {fillIn(phrases[problem], { maximum: String(maxLength) })}
    </p>
  );
  if (kind === 'consent') {
    return (
      <div className="field field--check">
        <input {...common} maxLength={maxLength} type="checkbox" value={CONSENT} defaultChecked={answer !== ''} />
        <div>
          {caption}{' '}
          {link && (
            <a href={new URL(link.href, site).href} target="_blank" rel="noopener">
              {link.label}
            </a>
          )}
        </div>
        {error}
      </div>
    );
  }
  return (
    <div className="field">
      {caption}
      {kind === 'choice' && (
        <select {...common} defaultValue={answer}>
          <option value="">—</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {kind === 'message' && <textarea {...common} maxLength={maxLength} rows={4} defaultValue={answer} />}
      {kind !== 'choice' && kind !== 'message' && (
        <input {...common} maxLength={maxLength} type={inputTypes[kind] ?? 'text'} defaultValue={answer} />
      )}
      {error}
    </div>
  );
}
