import type { MessageFormSection } from '../../../generated/types';

/** How long the receiver may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Whoever takes messages answers with a word: a page is shown to people by whoever knows nothing of messages. Some say in
 * their answer alone that they have not taken a message, for want of a confirmation, a key or a field.
 */
const REFUSAL =
  /^\s*(?:<(?:!doctype|html)|false)|"(?:success|ok)"\s*:\s*"?false|"(?:status|result)"\s*:\s*"[^"]*(?:error|fail|invalid|spam)|"errors?"\s*:(?!\s*(?:null|false|0|""|\[\s*]|\{\s*}))/i;

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
  const isTaken = response.ok && !REFUSAL.test(answer);
  if (!isTaken) throw new Error(`${delivery.post} has not taken the message: ${response.status}`);
}
