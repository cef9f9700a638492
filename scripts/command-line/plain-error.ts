/** Something that the person at the keyboard can mend: its message is all there is to say. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** Runs a command. A {@link PlainError} ends the process with 1 and its message; any other is ours and keeps its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
