import type { ForeignChanges } from './foreign-changes';

/** Ends the watch, and has the document be what it was when that began: the elements that stood there are the same ones. */
export function undoChanges({ observer, told }: ForeignChanges): void {
  const all = [...told, observer.takeRecords()].flat();
  observer.disconnect();
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of all.reverse()) {
    if (type === 'characterData') target.nodeValue = oldValue;
    for (const added of addedNodes) (added as ChildNode).remove();
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const removed of removedNodes) target.insertBefore(removed, next);
  }
}
