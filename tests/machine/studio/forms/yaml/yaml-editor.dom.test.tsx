import { diagnosticCount, forEachDiagnostic } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StudioProblem } from '../../../../../src/studio/compiling/site-compiler';
import type { FormContext } from '../../../../../src/studio/forms/form-context';
import { YamlEditor } from '../../../../../src/studio/forms/yaml/YamlEditor';
import type { ContentPlace } from '../../../../../src/studio/place';
import { formContext, InForm } from '../../../../support/studio-form';

afterEach(cleanup);

const FILE = 'pages/home.yaml';
const problem: StudioProblem = {
  code: 'key-unknown',
  severity: 'error',
  place: { file: FILE, pointer: ['titel'] },
  line: 2,
  column: 1,
  length: 5,
  message: 'There is no such key.',
  titledMessage: '',
  hint: 'Write title.',
  titledHint: 'Write title.',
  fix: { edits: [{ do: 'rename', file: FILE, pointer: ['titel'], key: 'title' }], isCertain: true },
};

let given: string[] = [];

interface EditorProps {
  readonly initial: string;
  readonly reveal?: ContentPlace;
  readonly told?: readonly StudioProblem[];
}

function Editor({ initial, reveal, told = [] }: EditorProps) {
  const [text, setText] = useState(initial);
  const [problems, setProblems] = useState<readonly StudioProblem[]>(told);
  const onChange = (changed: string) => {
    given.push(changed);
    setText(changed);
  };
  return (
    <>
      <YamlEditor file={FILE} text={text} onChange={onChange} problems={problems} reveal={reveal} />
      <button type="button" onClick={() => setText(text.replace('one', 'another'))}>
        Elsewhere
      </button>
      <button type="button" onClick={() => setProblems([problem, { ...problem, line: 99, fix: undefined }])}>
        Problems
      </button>
    </>
  );
}

function show(initial: string, own: Partial<FormContext> = {}, editor: Omit<EditorProps, 'initial'> = {}): EditorView {
  given = [];
  render(
    <InForm context={formContext(own)}>
      <Editor initial={initial} {...editor} />
    </InForm>,
  );
  const view = EditorView.findFromDOM(screen.getByRole('textbox', { name: 'pages/home.yaml, as YAML' }));
  if (view === null) throw new Error('there is no editor');
  return view;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('says what it is, and how to leave it', () => {
  const view = show('a: one\n');
  const help = view.contentDOM.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(help)?.textContent).toMatch(/Escape/);
});

test.each(['\n', '\r\n'])('what is typed goes out, and nothing else is changed (%j)', (end) => {
  const view = show(`a: one${end}b: two${end}`);
  act(() => view.dispatch({ changes: { from: 6, insert: 's' } }));
  expect(given).toEqual([`a: ones${end}b: two${end}`]);
});

test('what is changed elsewhere comes in, and the cursor stays where it is', () => {
  const view = show('a: one\nb: two\n');
  act(() => view.dispatch({ selection: { anchor: 11 } }));
  press('Elsewhere');
  expect(view.state.doc.toString()).toBe('a: another\nb: two\n');
  expect(view.state.selection.main.head).toBe(15);
  expect(given).toEqual([]);
});

test('problems stand at their places, also when the text has become shorter, and their fix is one click', () => {
  const edit = vi.fn<FormContext['edit']>(() => true);
  const view = show('a: one\ntitel: two\n', { edit });
  press('Problems');
  expect(diagnosticCount(view.state)).toBe(2);
  const places: string[] = [];
  forEachDiagnostic(view.state, ({ message, actions }, from, to) => {
    places.push(view.state.sliceDoc(from, to));
    expect(message).toBe('There is no such key. Write title.');
    actions?.[0]?.apply(view, from, to);
  });
  expect(places).toEqual(['titel', '']);
  expect(edit.mock.calls.map(([edits]) => edits)).toEqual([problem.fix?.edits]);
});

test('the cursor goes to where something is written', () => {
  const view = show('a: one\nb: "two"\n', {}, { reveal: { file: FILE, pointer: ['b'] } });
  expect(marked(view)).toEqual(['two', 11]);
});

test('the cursor goes to where something begins that is more than a text, and nothing is marked that a letter would replace', () => {
  const view = show('# A note.\na: one\nb: { c: two }\n', {}, { reveal: { file: FILE, pointer: [] } });
  expect(marked(view)).toEqual(['', 10]);
});

test('the cursor goes to what is wrong where that is told of a whole file', () => {
  const reveal = { file: FILE, pointer: [] };
  const view = show('a: one\nb: "two\n', {}, { reveal, told: [{ ...problem, place: reveal, column: 4, length: 4 }] });
  expect(marked(view)).toEqual(['"two', 10]);
});

function marked(view: EditorView): [text: string, from: number] {
  const { from, to } = view.state.selection.main;
  return [view.state.sliceDoc(from, to), from];
}
