import type { FormField, FormTexts } from '../../generated/types';

/** What somebody wrote, by the name of the field. */
export type Answers = Readonly<Record<string, string>>;

/** Why an answer cannot be taken: the phrase that says so. */
type Problem = Extract<keyof FormTexts, 'required' | 'email' | 'phone' | 'tooLong' | 'consent'>;

/** What is wrong, by the name of the field. */
export type Problems = ReadonlyMap<string, Problem>;

/** How many characters fit into a field of each kind. */
export const maximumLength: Readonly<Record<FormField['kind'], number>> = {
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
export function readAnswers(fields: readonly FormField[], sent: URLSearchParams): Answers {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, readAnswer(kind, sent.get(name) ?? '')]));
}

/** Only a message has lines: one more would begin another field of an e-mail. Nothing but the ticked box is consent. */
function readAnswer(kind: FormField['kind'], sent: string): string {
  const lines = sent.trim().split(/\r\n|\r|\n/);
  const answer = kind === 'message' ? lines.join('\n') : lines.map((line) => line.trim()).join(' ');
  return kind === 'consent' && answer !== CONSENT ? '' : answer;
}

export function findProblems(fields: readonly FormField[], answers: Answers): Problems {
  const found = fields.map((field) => [field.name, problemOf(field, answers[field.name] ?? '')] as const);
  return new Map(found.filter((entry): entry is [string, Problem] => entry[1] !== undefined));
}

function problemOf({ kind, optional }: FormField, answer: string): Problem | undefined {
  if (answer === '') {
    if (optional === true) return undefined;
    return kind === 'consent' ? 'consent' : 'required';
  }
  if (answer.length > maximumLength[kind]) return 'tooLong';
  if (kind === 'email' && !EMAIL.test(answer)) return 'email';
  if (kind === 'phone' && !PHONE.test(answer)) return 'phone';
  return undefined;
}
