/** What others change in a part of the document while they are watched, the first change first. */
export interface ForeignChanges {
  readonly observer: MutationObserver;
  /** As they were told, several at a time. */
  readonly told: readonly (readonly MutationRecord[])[];
}

/**
 * Watches the part before it is hydrated: the machine itself changes only attributes there. Browsers that translate put
 * other elements in the place of texts, extensions add their own.
 */
export function watchForeignChanges(part: Element | null): ForeignChanges {
  const told: MutationRecord[][] = [];
  const observer = new MutationObserver((changes) => void told.push(changes));
  if (part) observer.observe(part, { childList: true, subtree: true, characterDataOldValue: true });
  return { observer, told };
}
