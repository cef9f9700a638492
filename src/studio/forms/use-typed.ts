import { type KeyboardEvent, useState } from 'react';
import { type Texts, useUnfinished } from '../unfinished';
import { isUndo } from '../window/undo-key';

/** What is being typed into a field, as against the value that the content has. */
interface Typed {
  readonly text: string;
  /** The value when it was typed, and what was made of it; nothing where nothing can be made of it. */
  readonly before: unknown;
  readonly sent: { readonly value: unknown } | undefined;
  /** Whether the content has had what was sent. */
  readonly hasArrived: boolean;
}

/** A field in which text is typed that becomes a value. */
export interface TypedField {
  readonly text: string;
  /** Whether what is typed cannot be the value, which then stays as it was. */
  readonly isRefused: boolean;
  readonly type: (text: string) => void;
  /** For the box in which it is typed. What cannot be the value is what an undo in it takes back. */
  readonly box: {
    readonly value: string;
    readonly 'data-refused': true | undefined;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Keeps what somebody types: it is shown until the value becomes another one than what was made of it. `read` gives what a
 * text means, nothing where it means nothing; `write` hands it over and says whether that could be done. What cannot be
 * the value is still there when somebody comes back to `where` it was typed.
 */
export function useTyped<Value>(
  where: string,
  value: Value | undefined,
  shown: string,
  read: (text: string) => { readonly value: Value } | undefined,
  write: (value: Value) => boolean,
): TypedField {
  const [unfinished, keep] = useUnfinished(where);
  const [typed, setTyped] = useState(() => refusedBefore(unfinished, value));
  const isBack = typed?.sent !== undefined && typed.sent.value === value;
  if (typed !== undefined && isBack && !typed.hasArrived) setTyped({ ...typed, hasArrived: true });
  const isKept = typed !== undefined && (isBack || (!typed.hasArrived && typed.before === value));
  if (typed !== undefined && !isKept) setTyped(undefined);
  const text = isKept ? typed.text : shown;
  const isRefused = isKept && typed.sent === undefined;
  return {
    text,
    isRefused,
    type: (text) => {
      const sent = read(text);
      const isTaken = sent !== undefined && (sent.value === value || write(sent.value));
      setTyped({ text, before: value, sent: isTaken ? sent : undefined, hasArrived: false });
      if (!isTaken) keep({ text, before: asText(value) });
      else if (unfinished.text !== undefined) keep(undefined);
    },
    box: {
      value: text,
      'data-refused': isRefused || undefined,
      onKeyDown: (event) => {
        if (!isRefused || !isUndo(event)) return;
        event.preventDefault();
        setTyped(undefined);
        keep(undefined);
      },
      onBlur: () => setTyped((last) => (last?.sent === undefined ? last : undefined)),
    },
  };
}

/** What could not be the value that is still there. */
function refusedBefore({ text, before }: Texts, value: unknown): Typed | undefined {
  if (text === undefined || before !== asText(value)) return undefined;
  return { text, before: value, sent: undefined, hasArrived: false };
}

function asText(value: unknown): string {
  return JSON.stringify(value ?? null);
}
