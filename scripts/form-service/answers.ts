import type { FormTexts } from '../../generated/types';
import type { NamedField } from '../../src/compiler/manifest/form-texts';
import { NO_CHARACTER } from '../../src/compiler/texts/no-character';

/** What somebody wrote, by the name of the field. */
export type Answers = Readonly<Record<string, string>>;

/** Why an answer cannot be taken: the phrase that says so. */
type Problem = Extract<keyof FormTexts, 'required' | 'email' | 'phone' | 'tooLong' | 'consent'>;

/** What is wrong, by the name of the field. */
export type Problems = ReadonlyMap<string, Problem>;

/** How many characters fit into a field of each kind in which something is typed. */
export const maximumLength: Readonly<Partial<Record<NamedField['kind'], number>>> = {
  name: 120,
  organisation: 200,
  email: 254,
  phone: 40,
  text: 200,
  message: 5000,
  consent: 8,
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const PHONE = /^\+?[\d\s().-]{5,}$/;

/** What a box for consent sends when it is ticked. */
export const CONSENT = 'yes';

/** The answers to the fields of a form, trimmed; whatever else was sent is left out. */
export function readAnswers(fields: readonly NamedField[], sent: URLSearchParams): Answers {
  return Object.fromEntries(fields.map((field) => [field.name, readAnswer(field, sent.get(field.name) ?? '')]));
}

/** What a terminal takes for an order, and what turns the direction of all that stands behind it. */
const UNSEEN = new RegExp(`${NO_CHARACTER.source}|[\\u202a-\\u202e\\u2066-\\u2069]`, 'gu');

/**
 * Only a message has lines: one more would begin another field of an e-mail. Nothing but the ticked box is consent, and
 * nothing but one of the options a choice.
 */
function readAnswer({ kind, options = [] }: NamedField, sent: string): string {
  const lines = sent
    .replaceAll(UNSEEN, '')
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/);
  const answer = kind === 'message' ? lines.join('\n') : lines.map((line) => line.trim()).join(' ');
  const isRefused = (kind === 'consent' && answer !== CONSENT) || (kind === 'choice' && !options.includes(answer));
  return isRefused ? '' : answer;
}

/** What is wrong with answers, field by field; empty where they can be stored. */
export function findProblems(fields: readonly NamedField[], answers: Answers): Problems {
  const found = fields.map((field) => [field.name, problemOf(field, answers[field.name] ?? '')] as const);
  return new Map(found.filter((entry): entry is [string, Problem] => entry[1] !== undefined));
}

function problemOf({ kind, optional }: NamedField, answer: string): Problem | undefined {
  if (answer === '') {
    if (optional === true) return undefined;
    return kind === 'consent' ? 'consent' : 'required';
  }
  if (answer.length > (maximumLength[kind] ?? answer.length)) return 'tooLong';
  if (kind === 'email' && !EMAIL.test(answer)) return 'email';
  if (kind === 'phone' && !PHONE.test(answer)) return 'phone';
  return undefined;
}
