import { expect, test } from 'vitest';
import { type FormListener, type Message, readFormMessage } from '../../../../src/features/leads/form-message';

/** Stands for the window of a frame: only its identity matters. */
const frame = {} as MessageEventSource;
const listener: FormListener = {
  origin: 'https://tally.so',
  frame,
  formIds: ['wMa1Xy', 'nPz2Ab'],
  seen: new Set(['s-0']),
};
const fields = [{ id: 'email', answer: { value: 'ana@example.com' } }];
const submission = {
  event: 'Tally.FormSubmitted',
  payload: { id: 's-1', respondentId: 'r-1', formId: 'wMa1Xy', fields },
};

function read(data: unknown, message: Partial<Message> = {}, more: Partial<FormListener> = {}) {
  return readFormMessage({ data, origin: 'https://tally.so', source: frame, ...message }, { ...listener, ...more });
}

test('the JSON string of the provider is a submission, of which only the ids are taken', () => {
  expect(read(JSON.stringify(submission))).toEqual({ kind: 'submitted', formId: 'wMa1Xy', id: 's-1' });
});

test('the object of the specification is a submission', () => {
  const data = { type: 'tally-form-submission', formId: 'nPz2Ab', id: 's-2' };
  expect(read(data)).toEqual({ kind: 'submitted', formId: 'nPz2Ab', id: 's-2' });
});

test('the object of the specification may hold its ids in a payload', () => {
  const data = { type: 'tally-form-submission', payload: { formId: 'nPz2Ab', id: 's-2' } };
  expect(read(data)).toEqual({ kind: 'submitted', formId: 'nPz2Ab', id: 's-2' });
});

test.each(['https://tally.so.evil.example', 'http://tally.so', 'https://www.tally.so', 'null', ''])(
  'a message from the origin «%s» is ignored',
  (origin) => {
    expect(read(JSON.stringify(submission), { origin })).toEqual({ kind: 'ignored', reason: 'origin' });
  },
);

test('a message from another window of the same origin is ignored', () => {
  const source = {} as MessageEventSource;
  expect(read(JSON.stringify(submission), { source })).toEqual({ kind: 'ignored', reason: 'frame' });
});

test('a message from no window is ignored, even while the frame has none', () => {
  expect(read(JSON.stringify(submission), { source: null }, { frame: null })).toEqual({
    kind: 'ignored',
    reason: 'frame',
  });
});

test.each([
  ['unknown', { ...submission, payload: { ...submission.payload, formId: 'zZz9Zz' } }],
  ['missing', { ...submission, payload: { id: 's-1' } }],
  ['no text', { ...submission, payload: { ...submission.payload, formId: ['wMa1Xy'] } }],
])('a submission whose form id is %s is ignored', (_what, data) => {
  expect(read(JSON.stringify(data))).toEqual({ kind: 'ignored', reason: 'form' });
});

test('a submission whose id was seen is ignored', () => {
  expect(read(JSON.stringify(submission), {}, { seen: new Set(['s-1']) })).toEqual({
    kind: 'ignored',
    reason: 'repeated',
  });
});

test('a second message about one submission is ignored when either has no id', () => {
  const without = { type: 'tally-form-submission', formId: 'wMa1Xy' };
  const first = read(without, {}, { seen: new Set() });
  expect(first).toMatchObject({ kind: 'submitted' });
  const seen = new Set([first.kind === 'submitted' ? first.id : '']);
  expect(read(without, {}, { seen })).toEqual({ kind: 'ignored', reason: 'repeated' });
  expect(read(JSON.stringify(submission), {}, { seen })).toEqual({ kind: 'ignored', reason: 'repeated' });
  expect(read(without, {}, { seen: new Set(['s-1']) })).toEqual({ kind: 'ignored', reason: 'repeated' });
});

test.each(['{"event":"Tally.FormSub', 'hello', ''])('«%s» cannot be parsed', (data) => {
  expect(read(data)).toEqual({ kind: 'unparsable' });
});

test('what cannot be parsed is of no interest when it comes from elsewhere', () => {
  expect(read('hello', { origin: 'https://evil.example' })).toEqual({ kind: 'ignored', reason: 'origin' });
});

test('the messages of the resizer are passed over', () => {
  expect(read('[iFrameSizer]frame:480:320:init')).toEqual({ kind: 'ignored', reason: 'other' });
});

test.each(['Tally.FormLoaded', 'Tally.FormPageView'])('%s is a sign of life', (event) => {
  expect(read(JSON.stringify({ event, payload: {} }))).toEqual({ kind: 'loaded' });
});

test('Tally.PopupClosed asks for the form to go away', () => {
  expect(read(JSON.stringify({ event: 'Tally.PopupClosed' }))).toEqual({ kind: 'closed' });
});

test.each([
  [null],
  [7],
  [[]],
  [{ type: 'other' }],
  ['null'],
  ['{"event":"Other"}'],
  ['{"event":"Tally.FormSubmitted"}'],
])('%j is ignored', (data) => {
  expect(read(data).kind).toBe('ignored');
});
