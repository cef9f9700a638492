import type { MessageFormSection } from '../../../generated/types';
import { attempt } from '../../features/browser-storage';

/** How long the receiver may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Hands a filled-in message over: to an address, or to nobody, noting it in the console of whoever wrote it
 * (specification, point 5; decision T4). Rejects when it was not taken.
 */
export async function deliver(form: FormData, delivery: MessageFormSection['delivery'] = 'log'): Promise<void> {
  if (typeof delivery === 'string') {
    console.info('message-form', Object.fromEntries(form));
    return;
  }
  const response = await fetch(delivery.post, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(Object.fromEntries(form)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
    // What is led elsewhere goes on without the message.
    redirect: 'error',
  });
  const answer = await response.text();
  const isTaken = response.ok && !isRefusal(answer);
  if (!isTaken) throw new Error(`${delivery.post} has not taken the message: ${response.status}`);
}

/** A page is shown to people by whoever knows nothing of messages: who takes them answers with a word. */
const PAGE = /^\s*<(?:!doctype|html)/i;
const FAILURE = /error|fail|invalid|spam/i;

/** Some say in their answer alone that they have not taken a message, for want of a confirmation, a key or a field. */
function isRefusal(answer: string): boolean {
  const said: unknown = attempt(() => JSON.parse(answer));
  if (typeof said !== 'object' || said === null) return said === false || PAGE.test(answer);
  const { success, ok, status, result, error, errors } = said as Readonly<Record<string, unknown>>;
  const isDenied = /false/.test(`${success} ${ok}`) || FAILURE.test(`${status} ${result}`);
  return isDenied || [error, errors].some((one) => (typeof one === 'object' ? Object.keys(one ?? {}).length > 0 : one));
}
