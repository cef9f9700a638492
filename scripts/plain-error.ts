/** An error that the person at the keyboard can fix: its message is all there is to say. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** A text that was asked for, such as the usage of a command: it is printed, and the command ends with 0. */
export class Answer extends PlainError {}
