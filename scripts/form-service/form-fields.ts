import type { FormField, FormTexts } from '../../generated/types';
import { escapeHtml } from '../../src/shared/escape-html';
import { type Answers, type Faults, maximumLength } from './answers';

export interface FieldParts {
  readonly phrases: FormTexts;
  readonly answers: Answers;
  readonly faults: Faults;
  /** Origin of the website, to which links of fields lead. */
  readonly site: string;
}

const inputTypes: Readonly<Partial<Record<FormField['kind'], string>>> = { email: 'email', phone: 'tel' };
const purposes: Readonly<Partial<Record<FormField['kind'], string>>> = {
  name: 'name',
  organisation: 'organization',
  email: 'email',
  phone: 'tel',
};

/** The fields in order; the first with a fault gets the focus. */
export function renderFields(fields: readonly FormField[], parts: FieldParts): string {
  const faulty = fields.find(({ name }) => parts.faults.has(name));
  return fields.map((field) => renderField(field, parts, field === faulty)).join('\n');
}

function renderField(field: FormField, parts: FieldParts, isFirstFaulty: boolean): string {
  const { name, kind } = field;
  const common = `${attributes(field, parts)}${isFirstFaulty ? ' autofocus' : ''}`;
  const value = escapeHtml(parts.answers[name] ?? '');
  const label = `<label for="${name}">${escapeHtml(field.label)}${optionalMark(field, parts)}</label>`;
  const error = errorOf(field, parts);
  if (kind === 'consent') {
    const checked = value === '' ? '' : ' checked';
    const box = `<input type="checkbox" value="yes"${common}${checked}>`;
    return `<div class="field field--check">${box}<div>${label} ${linkOf(field, parts)}</div>${error}</div>`;
  }
  const input =
    kind === 'message'
      ? `<textarea rows="4"${common}>\n${value}</textarea>`
      : `<input type="${inputTypes[kind] ?? 'text'}" value="${value}"${common}>`;
  return `<div class="field">${label}${input}${error}</div>`;
}

function attributes({ name, kind, optional }: FormField, { faults }: FieldParts): string {
  const purpose = purposes[kind];
  return [
    ` id="${name}" name="${name}" maxlength="${maximumLength[kind]}"`,
    purpose === undefined ? '' : ` autocomplete="${purpose}"`,
    optional === true ? '' : ' required',
    faults.has(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : '',
  ].join('');
}

function optionalMark({ optional }: FormField, { phrases }: FieldParts): string {
  return optional === true ? ` <span class="optional">(${escapeHtml(phrases.optional)})</span>` : '';
}

function errorOf({ name, kind }: FormField, { faults, phrases }: FieldParts): string {
  const fault = faults.get(name);
  if (fault === undefined) return '';
  const text = phrases[fault].replace('{maximum}', String(maximumLength[kind]));
  return `<p class="error" id="${name}-error">${escapeHtml(text)}</p>`;
}

function linkOf({ link }: FormField, { site }: FieldParts): string {
  if (link === undefined) return '';
  const href = escapeHtml(new URL(link.href, site).href);
  return `<a href="${href}" target="_blank" rel="noopener">${escapeHtml(link.label)}</a>`;
}
