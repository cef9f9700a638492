import { emojiOf } from '../emoji-of';

/** Says of a picture that is pasted or dropped into a text that it has no place there. Gives what ends that. */
export function refusePictures(onRefused: () => void): () => void {
  const onGiven = (event: ClipboardEvent | DragEvent) => {
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    if (data === null || !isInText(event.target)) return;
    if (isPicture(data)) event.preventDefault();
    else if (!hasPictures(data)) return;
    onRefused();
  };
  const ending = new AbortController();
  const how = { capture: true, signal: ending.signal };
  addEventListener('paste', onGiven, how);
  addEventListener('drop', onGiven, how);
  return () => ending.abort();
}

/** A field for a picture takes what is given to the texts in it. */
function isInText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, [contenteditable]') !== null && target.closest('.media-field') === null;
}

/** Word and Excel give a picture of a text along with it: that is pasted. Of a file, some systems give the name as a text. */
function isPicture(data: DataTransfer): boolean {
  const text = data.getData('text/plain').trim();
  return [...data.files].some(({ type, name }) => type.startsWith('image/') && (text === '' || text.endsWith(name)));
}

/** A text with pictures in it is pasted without them. */
function hasPictures(data: DataTransfer): boolean {
  const pasted = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return [...pasted.querySelectorAll('img')].some((picture) => emojiOf(picture) === undefined);
}
