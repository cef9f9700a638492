import { pastedText } from '../pasted-text';

/** So many characters are no text of a page any more: taking them in would stop the window, or close it. */
export const LONGEST_PASTE = 200_000;

/** So many lines or elements take as long, however short each is. */
export const MOST_PARTS = 10_000;

/** Pictures that stand in a text itself, of which nothing is pasted. */
const EMBEDDED = /data:image\/[^"'\s>)]*/g;

/**
 * Keeps texts that are too long for any field from being pasted, and says so; of others, what cannot be seen stays out of
 * plain fields. Gives what ends that.
 */
export function limitPaste(onRefused: () => void): () => void {
  const onPaste = (event: ClipboardEvent) => {
    const textOf = (type: string) => event.clipboardData?.getData(type) ?? '';
    if (isTooMuch(textOf('text/plain'), /\n/g) || isTooMuch(textOf('text/html'), /<[a-z]/gi)) {
      event.preventDefault();
      // Nor is anything else said of it.
      event.stopImmediatePropagation();
      onRefused();
    } else if (isPlainField(event.target)) pasteVisible(event, event.target, textOf('text/plain'));
  };
  addEventListener('paste', onPaste, { capture: true });
  return () => removeEventListener('paste', onPaste, { capture: true });
}

function isTooMuch(text: string, part: RegExp): boolean {
  const written = text.replace(EMBEDDED, '');
  return written.length > LONGEST_PASTE || (written.match(part)?.length ?? 0) > MOST_PARTS;
}

type PlainField = HTMLInputElement | HTMLTextAreaElement;

function isPlainField(target: EventTarget | null): target is PlainField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function pasteVisible(event: ClipboardEvent, field: PlainField, text: string): void {
  const { selectionStart: start, selectionEnd: end, value, lang } = field;
  const lines = pastedText(text, lang);
  // A field of one line would leave out their ends, and words would run together.
  const visible = field instanceof HTMLInputElement ? lines.split(/[\r\n]+/).join(' ') : lines;
  // A whole value has no blanks around it; within one they may part words.
  const pasted = start === 0 && end === value.length ? visible.trim() : visible;
  if (pasted === text || start === null || end === null) return;
  event.preventDefault();
  field.setRangeText(pasted, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
