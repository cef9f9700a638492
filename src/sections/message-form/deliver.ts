import type { MessageFormSection } from '../../../generated/types';

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
  if (!response.ok) throw new Error(`${delivery.post} answered ${response.status}`);
  const answer = await response.text();
  if (isPage(answer)) throw new Error(`${delivery.post} answered with a page`);
  if (isRefusal(answer)) throw new Error(`${delivery.post} answered that it has not taken the message`);
}

/** Whoever takes messages answers with a word; a page is shown to people by whoever knows nothing of messages. */
function isPage(answer: string): boolean {
  return /^\s*<(?:!doctype|html)/i.test(answer);
}

/** Some receivers say in their answer alone that they have not taken a message, for want of a confirmation or a key. */
function isRefusal(answer: string): boolean {
  return /^\s*\{[^{}]*"(?:success|ok)"\s*:\s*"?false\b/.test(answer);
}
