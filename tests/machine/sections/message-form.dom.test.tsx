import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MessageFormSection } from '../../../generated/types';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { MessageForm } from '../../../src/sections/message-form/MessageForm';
import { shell } from '../../support/shell';

const { messages } = shell;
const typed = { name: 'Ana Trigo', email: 'ana@example.com', message: 'Two loaves' };
const post = 'https://post.example/messages';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(delivery?: MessageFormSection['delivery']): void {
  const source = 'pages/contact.yaml#/sections/1';
  const section = { type: 'message-form' as const, id: 'write', title: 'Write', source };
  render(
    <ShellProvider shell={shell}>
      <MessageForm {...section} {...(delivery && { delivery })} />
    </ShellProvider>,
  );
}

const fields = () => ({
  name: screen.getByLabelText<HTMLInputElement>(messages.messageName),
  email: screen.getByLabelText<HTMLInputElement>(messages.messageEmail),
  message: screen.getByLabelText<HTMLTextAreaElement>(messages.messageText),
});
const values = () => Object.fromEntries(Object.entries(fields()).map(([name, { value }]) => [name, value]));

function fillInAndSend(): void {
  const inputs = fields();
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.input(inputs[name as keyof typeof typed], { target: { value } });
  }
  fireEvent.submit(screen.getByRole('form'));
}

test('by default nothing is sent: what was typed is noted, the toast says so, the form is empty', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const noted = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  show();
  fillInAndSend();
  expect((await screen.findByText(messages.messageSent)).closest('[role="status"]')).not.toBeNull();
  expect(values()).toEqual({ name: '', email: '', message: '' });
  expect(noted.mock.calls).toEqual([['message-form', typed]]);
  expect(fetched).not.toHaveBeenCalled();
});

test('with an address, what was typed is sent there', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  show({ post });
  fillInAndSend();
  await screen.findByText(messages.messageSent);
  const [[address, request]] = fetched.mock.calls as [[string, RequestInit]];
  expect(address).toBe(post);
  expect(JSON.parse(String(request.body))).toEqual(typed);
  expect(values()).toEqual({ name: '', email: '', message: '' });
});

test.each([
  ['the receiver refuses', async () => new Response('', { status: 500 })],
  ['the receiver cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when %s, that is said, and what was typed stays and can be sent again', async (_what, answer) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ post });
  fillInAndSend();
  expect((await screen.findByText(messages.messageFailed)).closest('[role="status"]')).not.toBeNull();
  expect(values()).toEqual(typed);
  fetched.mockImplementation(async () => new Response('', { status: 200 }));
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText(messages.messageSent);
});

test('while it is being sent, it is not sent a second time', async () => {
  let answer: (response: Response) => void = () => undefined;
  const fetched = vi.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetched);
  show({ post });
  fillInAndSend();
  fireEvent.submit(screen.getByRole('form'));
  expect(fetched).toHaveBeenCalledTimes(1);
  answer(new Response(''));
  await screen.findByText(messages.messageSent);
});
