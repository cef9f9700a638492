import { type ReactElement, useRef } from 'react';
import { fieldText } from '../content/gap-text';
import type { ContentPlace } from '../place';
import { useWords } from '../words/words';
import { blanksAround } from './blanks-around';
import type { ControlProps } from './FieldFrame';
import { placeKey, useFormStore } from './form-store';
import { InsertFact } from './InsertFact';
import { itemsFromLines } from './items-from-lines';
import { TokenChips } from './TokenChips';
import { useTyped } from './use-typed';
import { writingDirection } from './writing-direction';

interface TextEditorProps {
  readonly control: ControlProps;
  readonly place: ContentPlace;
  /** Of the field, for what is said of it. */
  readonly title: string;
  readonly value: unknown;
  readonly lang?: string;
  /** Whether people read it. */
  readonly isProse?: boolean;
  /** Whether facts are put into it. */
  readonly takesFacts?: boolean;
  readonly onWrite: (text: string) => boolean;
}

const CHARACTERS_OF_LINE = 42;
const MOST_LINES = 12;

/** A text that grows with what is written in it, and the facts that stand in it. */
export function TextEditor({
  control,
  place,
  title,
  value,
  lang,
  isProse = false,
  takesFacts = isProse,
  onWrite,
}: TextEditorProps): ReactElement {
  const { forms } = useWords();
  const store = useFormStore();
  const ref = useRef<HTMLTextAreaElement>(null);
  const cursor = useRef<{ readonly start: number; readonly end: number }>(undefined);
  const { text, placeholder } = fieldText(value);
  const typed = useTyped<unknown>(
    placeKey(place),
    value,
    text,
    (written) => ({ value: written }),
    (written) => onWrite(String(written)),
  );
  const keepsLines = typed.text.includes('\n');
  const aroundCursor = () => {
    const { start, end } = cursor.current ?? { start: typed.text.length, end: typed.text.length };
    return [typed.text.slice(0, start), typed.text.slice(end)] as const;
  };
  /** What a text has that did not stand beside the cursor before. */
  const pastedIn = (next: string): string => {
    const [before, after] = aroundCursor();
    const isAround = next.startsWith(before) && next.endsWith(after);
    return isAround ? next.slice(before.length, next.length - after.length) : next;
  };
  const insert = (token: string) => {
    const [before, after] = aroundCursor();
    const [blankBefore, blankAfter] = blanksAround(before, after);
    const upTo = before + blankBefore + token;
    typed.type(upTo + blankAfter + after);
    requestAnimationFrame(() => {
      ref.current?.focus();
      ref.current?.setSelectionRange(upTo.length, upTo.length);
    });
  };
  /** Whether lines that were pasted have become items of the list in which the text stands. */
  const makeItems = (lines: string): boolean => {
    const { contract, dataOf, edit, open } = store.form();
    const content = { contract, data: dataOf(place.file), unwritten: store.unwritten };
    const made = /[\n\t]/.test(lines) ? itemsFromLines(content, place, lines, pastedIn(lines)) : undefined;
    if (made === undefined || !edit(made.edits, { label: forms.steps.change(title) })) return false;
    open(made.last);
    requestAnimationFrame(() => {
      const box = document.activeElement;
      if (box instanceof HTMLTextAreaElement) box.setSelectionRange(box.value.length, box.value.length);
    });
    return true;
  };
  return (
    <>
      <textarea
        {...control}
        aria-invalid={typed.isRefused || control['aria-invalid']}
        ref={ref}
        className="text-editor"
        lang={lang}
        dir={writingDirection(isProse ? lang : undefined)}
        spellCheck={isProse}
        rows={linesOf(typed.text)}
        {...typed.box}
        placeholder={placeholder}
        onChange={({ target }) => {
          if (keepsLines || !makeItems(target.value)) {
            if (!keepsLines) joinLinesIn(target);
            typed.type(target.value);
          }
        }}
        onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) => {
          cursor.current = { start, end };
        }}
        onKeyDown={(event) => {
          typed.box.onKeyDown(event);
          if (event.key === 'Enter' && !keepsLines) event.preventDefault();
        }}
      />
      <p className="text-notes" role="status">
        {typed.isRefused && <span className="text-note text-note--mark">{forms.text.refused}</span>}
      </p>
      {takesFacts && <TokenChips title={title} text={typed.text} lang={lang} />}
      {takesFacts && <InsertFact title={title} onInsert={insert} />}
    </>
  );
}

/** Of a text of several lines, or cells, that is pasted; the cursor stays behind it. */
function joinLinesIn(box: HTMLTextAreaElement): void {
  const joined = (text: string) => text.replaceAll(/\s+/g, (space) => (/[\n\t]/.test(space) ? ' ' : space));
  const { value, selectionStart } = box;
  if (joined(value) === value) return;
  const { length } = joined(value.slice(0, selectionStart));
  box.value = joined(value);
  box.setSelectionRange(length, length);
}

function linesOf(text: string): number {
  const lines = text.split('\n').map(({ length }) => Math.max(1, Math.ceil(length / CHARACTERS_OF_LINE)));
  return Math.min(
    MOST_LINES,
    lines.reduce((sum, count) => sum + count, 0),
  );
}
