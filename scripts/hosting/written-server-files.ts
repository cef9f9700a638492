import { readFile } from 'node:fs/promises';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { writeAtomically } from '../atomic-files/write-atomically';
import { recordOf } from '../build/build-record';
import { hashOf } from '../build/hash';
import { project } from '../project';
import { readFiles } from '../read-files';
import { writeOutputs } from '../write-outputs';

/** Writes the files of servers, and for which website they are. */
export async function writeServerFiles(folder: string, files: readonly OutputFile[], inputs: string): Promise<void> {
  await writeOutputs(folder, files);
  await writeAtomically(recordOf(folder), await stateOf(folder, inputs));
}

/** Whether they are those of a website: after a build that was broken off, or of another website, they are not. */
export async function areServerFilesOf(folder: string, inputs: string): Promise<boolean> {
  const written = await readFile(recordOf(folder), 'utf8').catch(() => undefined);
  return written === (await stateOf(folder, inputs));
}

/** Of the files as they are, and of what they are for. */
async function stateOf(folder: string, inputs: string): Promise<string> {
  const files = await readFiles(folder).catch(() => new Map<string, Uint8Array>());
  return hashOf([project.dist, inputs, ...[...files].map(([path, content]) => [path, hashOf(content)])]);
}
