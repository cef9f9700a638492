import { expect, test } from 'vitest';
import { readAnswers } from '../../../scripts/form-service/answers';
import type { NamedField } from '../../../src/compiler/manifest/form-texts';

const fields = (['name', 'message'] as const).map((kind) => ({ kind, name: kind, label: kind }) as NamedField);
const read = (sent: string) => readAnswers(fields, new URLSearchParams({ name: sent, message: sent }));

test.each([
  ['lines', ' Ana\r\nMolina\u2028Bcc: b@c.example ', 'Ana Molina Bcc: b@c.example', 'Ana\nMolina\nBcc: b@c.example'],
  ['orders to a terminal', 'A\u001b[2Jn\u009b31m\u0000a\u007f', 'A[2Jn31ma', 'A[2Jn31ma'],
  ['another direction', 'Ana \u202exe.gnp\u202c \u2067b\u2069', 'Ana xe.gnp b', 'Ana xe.gnp b'],
  [
    'what letters and emoji need',
    'נא\u200fן می\u200cشود 👩\u200d🌾',
    'נא\u200fן می\u200cشود 👩\u200d🌾',
    'נא\u200fן می\u200cشود 👩\u200d🌾',
  ],
])('of %s an answer has what can be read', (_what, sent, name, message) => {
  expect(read(sent)).toEqual({ name, message });
});
