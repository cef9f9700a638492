import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../scripts/command-line/run-command';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is said when a command fails with this. */
async function saidOf(message: string): Promise<string> {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runCommand(() => Promise.reject(new Error(message)));
  expect(exit).toHaveBeenCalledWith(1);
  return String(said.mock.lastCall?.[0]);
}

test('a disk that is full and files of which no more may be watched are told apart', async () => {
  expect(await saidOf("ENOSPC: no space left on device, write '/x/y'")).toContain('/x/y: the disk is full.');
  const watched = await saidOf("ENOSPC: System limit for number of file watchers reached, watch '/x/y'");
  expect(watched).toContain('/x/y: this computer watches no more files');
  expect(watched).not.toContain('disk is full');
});

test('a file in the place of a folder, or a folder in that of a file, is told', async () => {
  expect(await saidOf("ENOTDIR: not a directory, scandir '/x/y'")).toContain(
    '/x/y: it is within something that is no folder.',
  );
  expect(await saidOf("EISDIR: illegal operation on a directory, open '/x/y'")).toContain('/x/y: it is a folder');
});

test('what only names such a code is no refusal of the computer', async () => {
  await expect(runCommand(() => Promise.reject(new Error('EIO is no word')))).rejects.toThrow('EIO is no word');
});
