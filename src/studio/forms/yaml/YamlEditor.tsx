import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, type Text } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { commonEnds } from '../../../editing/text-edits';
import type { StudioProblem } from '../../compiling/site-compiler';
import { type ContentPlace, isSamePlace } from '../../place';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import { OwnChanges } from '../own-changes';
import { completionsAt } from './completions';
import { extentIn } from './place-in-text';
import './yaml-editor.css';
import { studioColours } from './studio-colours';

interface Props {
  readonly file: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Those of the file. */
  readonly problems: readonly StudioProblem[];
  /** Where the cursor is to go; another object each time. */
  readonly reveal?: ContentPlace | undefined;
}

const fromOutside = Annotation.define<boolean>();

/** A file as it is written: with what the contract lets stand there, and what the compiler says. */
export function YamlEditor(props: Props): ReactElement {
  const label = useWords().yaml.label(props.file);
  const lineBreak = props.text.includes('\r\n') ? '\r\n' : '\n';
  return <Editor key={JSON.stringify([label, lineBreak])} {...props} label={label} lineBreak={lineBreak} />;
}

/** What an editor keeps for its whole life. */
interface Fixed {
  readonly label: string;
  readonly lineBreak: string;
}

function Editor({ file, text, onChange, problems, reveal, label, lineBreak }: Props & Fixed): ReactElement {
  const words = useWords().yaml;
  const form = useForm();
  const helpId = useId();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [changes] = useState(() => new OwnChanges(text));
  const latest = useRef({ changes, form, file, text, onChange, problems, words, helpId });
  latest.current = { changes, form, file, text, onChange, problems, words, helpId };

  useEffect(() => {
    if (host.current === null) return undefined;
    const complete = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
      const { contract, names, language } = latest.current.form;
      return completionResult(
        completionsAt(contract, names, latest.current.file, state.doc.toString(), pos, language),
        pos,
        explicit,
      );
    };
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          ...[yaml(), studioColours, indentUnit.of('  '), EditorState.lineSeparator.of(lineBreak)],
          ...[lineNumbers(), drawSelection(), highlightActiveLine(), bracketMatching(), lintGutter()],
          ...[EditorView.lineWrapping, EditorState.phrases.of(latest.current.words.phrases)],
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-describedby': latest.current.helpId,
            spellcheck: 'false',
            // That it can be edited brings the cursor there as well, but not all that judges pages knows that.
            tabindex: '0',
          }),
          autocompletion({ override: [complete], icons: false }),
          keymap.of([...completionKeymap, ...lintKeymap, ...defaultKeymap, indentWithTab]),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            const isOwn = transactions.some((one) => one.docChanged && one.annotation(fromOutside) !== true);
            if (!docChanged || !isOwn) return;
            const written = state.sliceDoc();
            latest.current.changes.give(written);
            latest.current.onChange(written);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      view.current = undefined;
      editor.destroy();
    };
  }, [label, lineBreak]);

  useEffect(() => {
    if (view.current !== undefined && !changes.isOwn(text)) takeOver(view.current, text);
  }, [text, changes]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined) return;
    const diagnostics = problems.map((problem) => diagnosticOf(problem, editor.state.doc, latest.current));
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [problems]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || reveal === undefined) return;
    const told = latest.current.problems.find(({ place }) => isSamePlace(place, reveal));
    const { from, to } = told
      ? extentOf(told, editor.state.doc)
      : extentIn(editor.state.doc.toString(), reveal.pointer);
    editor.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    editor.focus();
  }, [reveal]);

  return (
    <div className="yaml-editor">
      <div ref={host} />
      <p id={helpId} className="yaml-editor__help quiet">
        {words.help}
      </p>
    </div>
  );
}

/** Puts in what differs and nothing else, so that cursor and scroll stay where they are. */
function takeOver(view: EditorView, text: string): void {
  const written = view.state.doc.toString();
  const wanted = text.replaceAll('\r\n', '\n');
  if (written === wanted) return;
  const { before, after } = commonEnds(written, wanted);
  view.dispatch({
    changes: {
      from: before,
      to: written.length - after,
      insert: view.state.toText(wanted.slice(before, wanted.length - after)),
    },
    annotations: fromOutside.of(true),
  });
}

const WORD = /^[\w./-]*$/;

function completionResult(
  found: ReturnType<typeof completionsAt>,
  pos: number,
  isAsked: boolean,
): CompletionResult | null {
  if (found === undefined) return null;
  const isFact = found.options.some(({ kind }) => kind === 'fact');
  if (!isAsked && !isFact && found.from === pos) return null;
  return {
    from: found.from,
    to: found.to,
    validFor: WORD,
    options: found.options.map(({ kind, label, detail, help, insert, isRequired }) => ({
      label,
      detail,
      apply: insert,
      type: kind === 'key' ? 'property' : 'constant',
      boost: isRequired ? 1 : 0,
      ...(help !== '' && { info: help }),
    })),
  };
}

interface Told {
  readonly form: ReturnType<typeof useForm>;
  readonly words: ReturnType<typeof useWords>['yaml'];
}

/** Where a problem stands now: it may be of a text that has become shorter since. */
function extentOf(problem: StudioProblem, doc: Text): { readonly from: number; readonly to: number } {
  const line = doc.line(Math.min(Math.max(problem.line, 1), doc.lines));
  const from = Math.min(line.from + Math.max(problem.column - 1, 0), line.to);
  return { from, to: Math.min(from + problem.length, line.to) };
}

function diagnosticOf(problem: StudioProblem, doc: Text, { form, words }: Told): Diagnostic {
  const { severity, message, hint, fix } = problem;
  return {
    ...extentOf(problem, doc),
    severity,
    message: hint === undefined ? message : `${message} ${hint}`,
    ...(fix && { actions: [{ name: words.fix, apply: () => void form.edit(fix.edits, { label: words.fix }) }] }),
  };
}
