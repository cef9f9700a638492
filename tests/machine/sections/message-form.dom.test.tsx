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

/** What was typed in a form of the same id comes back. */
const ids = (function* () {
  for (let count = 1; ; count += 1) yield `write-${count}`;
})();

function show(delivery?: MessageFormSection['delivery'], id: string = ids.next().value): void {
  const source = 'pages/contact.yaml#/sections/1';
  const section = { type: 'message-form' as const, id, title: 'Write', source };
  render(
    <ShellProvider shell={shell}>
      <MessageForm {...section} {...(delivery && { delivery })} />
    </ShellProvider>,
  );
}

const field = <Control extends HTMLElement>(name: string) => screen.getByRole<Control>('textbox', { name });
const fields = () => ({
  name: field<HTMLInputElement>(messages.messageName),
  email: field<HTMLInputElement>(messages.messageEmail),
  message: field<HTMLTextAreaElement>(messages.messageText),
});
const values = () => Object.fromEntries(Object.entries(fields()).map(([name, { value }]) => [name, value]));

function fillIn(values: Readonly<Partial<typeof typed>> = typed): void {
  const inputs = fields();
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(inputs[name as keyof typeof typed], { target: { value } });
  }
}

function fillInAndSend(values?: Readonly<Partial<typeof typed>>): void {
  fillIn(values);
  fireEvent.submit(screen.getByRole('form'));
}

/** What is said to be wrong, by field. */
function faults(): Readonly<Record<string, string>> {
  const wrong = Object.entries(fields()).filter(([, control]) => control.getAttribute('aria-invalid') === 'true');
  return Object.fromEntries(
    wrong.map(([name, control]) => [
      name,
      document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    ]),
  );
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
  const fetched = vi.fn<typeof fetch>(async () => new Response('{"success":true,"ok":true}', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  show({ post });
  fillInAndSend();
  await screen.findByText(messages.messageSent);
  const [[address, request]] = fetched.mock.calls as [[string, RequestInit]];
  expect(address).toBe(post);
  expect(JSON.parse(String(request.body))).toEqual(typed);
  expect(request.redirect).toBe('error');
  expect(values()).toEqual({ name: '', email: '', message: '' });
});

test.each([
  'ok',
  'true',
  '<p>Thanks</p>',
  '[]',
  '{"status":"success","message":"No errors","error":null,"errors":[]}',
  '{"result":"sent","error":false,"errors":{}}',
  '{"data":{"success":true},"status":200,"error":"","errors":[ ]}',
])('the answer %s is that of somebody who has taken the message', async (answer) => {
  vi.stubGlobal('fetch', async () => new Response(answer));
  show({ post });
  fillInAndSend();
  await screen.findByText(messages.messageSent);
});

test.each([
  ['the receiver refuses', async () => new Response('', { status: 500 })],
  ['a page is what answers', async () => new Response('\n<!DOCTYPE html><title>Welcome</title>', { status: 200 })],
  ['the answer says that it was not taken', async () => new Response('{ "message": "Confirm", "success": "false" }')],
  ['it says so behind other things', async () => new Response('{"data":{"id":1},"success":false}')],
  ['it says so within others', async () => new Response('{"data":{"success":false},"status":200,"error":""}')],
  ['it has a result that is none', async () => new Response('{"result":"error"}')],
  ['it names its state', async () => new Response('{"status":"validation_failed","message":"Key"}')],
  ['it is no', async () => new Response('false')],
  ['it tells an error', async () => new Response('{"error":"Form not found"}')],
  ['it lists what is wrong', async () => new Response('{"errors":[{"field":"email"}]}')],
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

test('what is typed while it is being sent stays', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  show({ post });
  fillInAndSend();
  fillIn({ message: 'Two loaves, and a cake' });
  answer(new Response('ok'));
  await screen.findByText(messages.messageSent);
  expect(values()).toEqual({ ...typed, message: 'Two loaves, and a cake' });
});

test.each([
  ['nothing', {}, { name: messages.requiredField, email: messages.requiredField, message: messages.requiredField }],
  [
    'blanks',
    { ...typed, name: '  ', message: '\n ' },
    { name: messages.requiredField, message: messages.requiredField },
  ],
  ['half an address', { ...typed, email: 'ana@' }, { email: messages.emailMalformed }],
])(
  '%s is not sent: each field says what is missing, and the first of them has the focus',
  (_what, values, expected) => {
    const noted = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    show();
    fillInAndSend(values);
    expect(faults()).toEqual(expected);
    expect(document.activeElement?.getAttribute('name')).toBe(Object.keys(expected)[0]);
    expect(noted).not.toHaveBeenCalled();
    fillIn();
    expect(faults()).toEqual({});
  },
);

test('the toast is closed by its button, after which the focus is on the button that sends', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  show();
  fillInAndSend();
  fireEvent.click(await screen.findByRole('button', { name: messages.close }));
  expect(screen.queryByText(messages.messageSent)).toBeNull();
  expect(document.activeElement?.textContent).toBe(messages.messageSend);
});

test('what was typed is there again when the form comes back, unless it was sent', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  show('log', 'note');
  fillIn();
  cleanup();
  show('log', 'letter');
  expect(values()).toEqual({ name: '', email: '', message: '' });
  cleanup();
  show('log', 'note');
  expect(values()).toEqual(typed);
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText(messages.messageSent);
  cleanup();
  show('log', 'note');
  expect(values()).toEqual({ name: '', email: '', message: '' });
});
