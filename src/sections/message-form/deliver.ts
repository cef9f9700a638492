import type { MessageFormSection } from '../../../generated/types';

/** How long the receiver may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Hands a filled-in message over (decision T4): to an address, or to nobody, noting which fields were filled in. What
 * people write never reaches the log. Rejects when it was not taken.
 */
export async function deliver(form: FormData, delivery: MessageFormSection['delivery'] = 'log'): Promise<void> {
  if (typeof delivery === 'string') {
    console.info(
      'message-form',
      [...form].filter(([, value]) => value !== '').map(([name]) => name),
    );
    return;
  }
  const response = await fetch(delivery.post, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(Object.fromEntries(form)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
  });
  if (!response.ok) throw new Error(`${delivery.post} answered ${response.status}`);
}
