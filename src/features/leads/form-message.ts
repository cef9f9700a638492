import { isRecord } from '../../shared/is-record';
import { attempt } from '../browser-storage';

/** What is looked at of a message that has reached the window. */
export type Message = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/** Whom a form listens to. */
export interface FormListener {
  /** Origin of the provider. */
  readonly origin: string;
  /** Window of the embedded frame. */
  readonly frame: MessageEventSource | null;
  /** The provider's ids of the forms that the site knows. */
  readonly formIds: readonly string[];
  /** The submissions that this frame has reported. */
  readonly seen: ReadonlySet<string>;
}

type FormSignal =
  | { readonly kind: 'loaded' | 'closed' | 'unparsable' }
  /** `id` is to be remembered as seen. */
  | { readonly kind: 'submitted'; readonly formId: string; readonly id: string }
  | { readonly kind: 'ignored'; readonly reason: 'origin' | 'frame' | 'form' | 'repeated' | 'other' };

/** Stands for the id of a submission that came without one. */
const UNIDENTIFIED = 'unidentified';
/**
 * As many submissions of one frame as count: after each, the page of thanks takes the place of the form. One that tells
 * of more makes them up.
 */
const MOST_SUBMISSIONS = 3;
/** How messages between the two halves of the provider's resizer begin. */
const RESIZER = /^\[iFrame(Sizer|Resizer)/;

interface Submission {
  readonly formId: unknown;
  readonly id: unknown;
}

/**
 * What a message means (decision T2). Of a submission only the ids are looked at, never an answer. The specified
 * object `{type: 'tally-form-submission'}` and the provider's own JSON string are both understood.
 */
export function readFormMessage({ data, origin, source }: Message, listener: FormListener): FormSignal {
  if (origin !== listener.origin) return { kind: 'ignored', reason: 'origin' };
  if (source === null || source !== listener.frame) return { kind: 'ignored', reason: 'frame' };
  if (typeof data === 'string' && RESIZER.test(data)) return { kind: 'ignored', reason: 'other' };
  const message = typeof data === 'string' ? attempt<unknown>(() => JSON.parse(data)) : data;
  if (message === undefined) return { kind: 'unparsable' };
  if (!isRecord(message)) return { kind: 'ignored', reason: 'other' };
  const payload = isRecord(message.payload) ? message.payload : {};
  if (message.type === 'tally-form-submission') {
    return submitted({ formId: message.formId ?? payload.formId, id: message.id ?? payload.id }, listener);
  }
  switch (message.event) {
    case 'Tally.FormLoaded':
    case 'Tally.FormPageView':
      return { kind: 'loaded' };
    case 'Tally.PopupClosed':
      return { kind: 'closed' };
    case 'Tally.FormSubmitted':
      return submitted({ formId: payload.formId, id: payload.id }, listener);
    default:
      return { kind: 'ignored', reason: 'other' };
  }
}

function submitted({ formId, id }: Submission, { formIds, seen }: FormListener): FormSignal {
  const known = formIds.find((candidate) => candidate === formId);
  if (known === undefined) return { kind: 'ignored', reason: 'form' };
  const isIdentified = typeof id === 'string' && id !== '';
  const isRepeated = isIdentified ? seen.has(id) || seen.has(UNIDENTIFIED) : seen.size > 0;
  if (isRepeated || seen.size >= MOST_SUBMISSIONS) return { kind: 'ignored', reason: 'repeated' };
  return { kind: 'submitted', formId: known, id: isIdentified ? id : UNIDENTIFIED };
}
