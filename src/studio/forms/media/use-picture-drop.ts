import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** What has an element take files that are dropped or pasted in it, unless something within it has taken them. */
export function usePictureDrop(take: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const onGiven = (event: ClipboardEvent | DragEvent, files: FileList) => {
    setOver(false);
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    take(files);
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        const isTaken = !event.defaultPrevented && event.dataTransfer.types.includes('Files');
        if (isTaken) event.preventDefault();
        setOver(isTaken);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => onGiven(event, event.dataTransfer.files),
      onPaste: (event: ClipboardEvent) => onGiven(event, event.clipboardData.files),
    },
  };
}
