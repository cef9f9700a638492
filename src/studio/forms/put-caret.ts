import { textsIn } from '../preview/origins';
import { offsetIn, type TextAround } from '../text-around';

/** Puts the cursor to the point of a text that is known by what stands around it, and brings that into sight. */
export function putCaret(control: HTMLElement, around: TextAround): void {
  if (control instanceof HTMLTextAreaElement) putIntoBox(control, around);
  else if (control.getAttribute('contenteditable') === 'true') putIntoTexts(control, around);
}

function putIntoBox(box: HTMLTextAreaElement, around: TextAround): void {
  const offset = offsetIn(box.value, around);
  if (offset === undefined) return;
  box.setSelectionRange(offset, offset);
  box.scrollTop = (box.scrollHeight * offset) / box.value.length - box.clientHeight / 2;
}

function putIntoTexts(editor: HTMLElement, around: TextAround): void {
  const texts = textsIn(editor);
  const offset = offsetIn(texts.map(({ data }) => data).join(''), around);
  if (offset === undefined) return;
  let start = 0;
  for (const text of texts) {
    const within = offset - start;
    start += text.length;
    if (within > text.length || (around.isStart && within === text.length)) continue;
    getSelection()?.collapse(text, within);
    text.parentElement?.scrollIntoView({ block: 'center' });
    return;
  }
}
