/**
 * What an editor has given out and has not come back yet. What comes back late is no change from outside: the editor
 * has gone on since.
 */
export class OwnChanges {
  private given: string[];

  constructor(text: string) {
    this.given = [text];
  }

  /** What was given out last. */
  get latest(): string | undefined {
    return this.given.at(-1);
  }

  give(text: string): void {
    this.given.push(text);
  }

  /** Whether a text that comes in is one that was given out; if not, all starts anew with it. */
  isOwn(text: string): boolean {
    const index = this.given.indexOf(text);
    this.given = index < 0 ? [text] : this.given.slice(index);
    return index >= 0;
  }
}
