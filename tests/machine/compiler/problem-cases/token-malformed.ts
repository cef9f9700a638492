import { basicText } from '../../../support/compile-site';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const MESSAGES = basicText('messages.yaml');

export const cases: Cases = {
  'a fact in single braces, with a brace too few, or without its scope is told': {
    files: plain(
      '{facts.loaves-a-year} y {{facts.loaves-a-year}',
      '{loaves-a-year}, {{{facts.loaves-a-yaer}}}, { {facts.registration} }',
    ),
    problems: [
      'blocks/text.yaml:3:8 token-malformed {"text":"{facts.loaves-a-year}","suggestion":"{{facts.loaves-a-year}}"}',
      'blocks/text.yaml:3:32 token-malformed {"text":"{{facts.loaves-a-year}","suggestion":"{{facts.loaves-a-year}}"}',
      'blocks/text.yaml:4:8 token-malformed {"text":"{loaves-a-year}","suggestion":"{{facts.loaves-a-year}}"}',
      'blocks/text.yaml:4:26 token-unknown {"token":"{{facts.loaves-a-yaer}}","suggestion":"{{facts.loaves-a-year}}"}',
      'blocks/text.yaml:4:54 token-malformed {"text":"{facts.registration}","suggestion":"{{facts.registration}}"}',
    ],
  },
  'what was replaced all over a file is told once': {
    files: plain('{facts.loaves-a-year} y {facts.registration}', '{facts.loaves-a-year} and {facts.registration}'),
    problems: [
      'blocks/text.yaml:3:8 token-malformed {"text":"{facts.loaves-a-year}","suggestion":"{{facts.loaves-a-year}}"}',
    ],
  },
  'other brackets all over a file are told once, whatever they name': {
    files: plain(
      '[[facts.loaves-a-year]] y [[facts.registration]]',
      '[[facts.registration]] and [[facts.loaves-a-year]]',
    ),
    problems: [
      'blocks/text.yaml:3:8 token-malformed {"text":"[[facts.loaves-a-year]]","suggestion":"{{facts.loaves-a-year}}"}',
    ],
  },
  'a fact as other programs write what is filled in is told': {
    files: plain('{%facts.loaves-a-year%} hogazas', '<<facts.registration>>, {% if summer %}'),
    problems: [
      'blocks/text.yaml:3:8 token-malformed {"text":"{%facts.loaves-a-year%}","suggestion":"{{facts.loaves-a-year}}"}',
      'blocks/text.yaml:4:8 token-malformed {"text":"<<facts.registration>>","suggestion":"{{facts.registration}}"}',
      'warning blocks/text.yaml:4:32 text-pasted {"text":"{% if summer %}"}',
    ],
  },
  'a token that does not end is told': {
    files: plain('Horneamos {{facts.loaves-a-year hogazas {{facts.loaves-a-year}} al año'),
    problems: [
      'blocks/text.yaml:3:18 token-malformed {"text":"{{facts.loaves-a-year","suggestion":"{{facts.loaves-a-year}}"}',
    ],
  },
  'what fills a fixed text is right, and told where it is misspelt': {
    files: { 'messages.yaml': MESSAGES.replace('"{count} panes"', '"{cuont} panes"') },
    problems: ['messages.yaml:29:21 token-malformed {"text":"{cuont}","suggestion":"{count}"}'],
  },
  'one under another name, too, where only one is missing': {
    files: { 'messages.yaml': MESSAGES.replace('"{count} panes"', '"{cuenta} panes"') },
    problems: ['messages.yaml:29:21 token-malformed {"text":"{cuenta}","suggestion":"{count}"}'],
  },
  'other things in braces are right': {
    files: plain('{1, 2}, { }, {} y {a + b}', '{{facts.loaves-a-year}} {{ facts.registration }}'),
    problems: [],
  },
  'braces and very many spaces are read at once': {
    files: plain(`{{${' '.repeat(4000)}`, '{'.repeat(100_000)),
    problems: [],
  },
  'signs of a share around a fact are braces that somebody knows from elsewhere': {
    files: plain('%facts.loaves-a-year% panes', 'Loaves'),
    problems: [
      'blocks/text.yaml:3:8 token-malformed {"text":"%facts.loaves-a-year%","suggestion":"{{facts.loaves-a-year}}"}',
    ],
  },
};
