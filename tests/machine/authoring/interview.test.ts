import { expect, test } from 'vitest';
import { askForKind, askForWords } from '../../../scripts/scaffold/interview';
import { contentKinds, kindsCalled } from '../../../src/authoring/content-kinds';
import { isLocalised } from '../../../src/compiler/schema/prose';
import { contract, indexed, siteFiles } from '../../support/compile-site';

const site = indexed(siteFiles({}));
const kinds = contentKinds(contract);

/** Somebody who gives these answers, one after the other; what they were asked and told. */
function respondent(...answers: string[]) {
  const heard: string[] = [];
  return {
    heard,
    ask: (question: string) => {
      heard.push(question);
      return Promise.resolve(answers.shift() ?? '');
    },
    tell: (text: string) => void heard.push(text),
  };
}

test('it is asked what to make until it is one thing', async () => {
  const somebody = respondent('', 'panecillo', 'person', 'instructor');
  expect((await askForKind(kinds, 'es', somebody)).name).toBe('instructor');
  expect(somebody.heard).toEqual([
    '¿Qué hace falta? ',
    '¿Qué hace falta? ',
    '«panecillo» no es nada que esta web pueda tener.',
    '¿Qué hace falta? ',
    '«person» puede ser varias cosas:\n  alumnus\n  instructor',
    '¿Qué hace falta? ',
  ]);
});

test('what cannot be is asked again with a proposal, which Enter takes; what can wait may be left out', async () => {
  const [page] = kindsCalled(kinds, 'page');
  if (page === undefined) throw new Error('There are no pages');
  const somebody = respondent('Pan añejo', '', '', '/stale-bread');
  expect(await askForWords(site, page, [], 'en', somebody)).toEqual(['pan-anejo', '', '/stale-bread']);
  expect(somebody.heard).toEqual([
    'What is the name? ',
    '“Pan añejo” cannot be the name: it has only small letters from a to z, figures and hyphens.',
    'What is the name? [pan-anejo] ',
    'What is the address (es)? (Enter: later) ',
    'What is the address (en)? (Enter: later) ',
  ]);
});

test('what goes into something else is asked for by name', async () => {
  const [question] = kindsCalled(kinds, 'question');
  if (question === undefined) throw new Error('There are no questions');
  const somebody = respondent('', 'baking');
  expect(await askForWords(site, question, [], 'es', somebody)).toEqual(['baking']);
  expect(somebody.heard).toEqual(['¿Dónde va? [baking] ', 'Falta decir dónde va: baking.', '¿Dónde va? [baking] ']);
});

test('what can be added is more than a text, which is written where it stands', () => {
  expect(kinds.filter(({ schema }) => schema.type !== 'object' || isLocalised(schema))).toEqual([]);
});
