import type { OutputFile } from '../../src/compiler/emit/output-file';
import { readCachedJson, writeCachedJson } from '../atomic-files/file-cache';
import { hashOf } from '../hash';
import { project } from '../project';
import { readFiles } from '../read-files';
import { writeOutputs } from '../write-outputs';
import { recordOf } from './build-record';

/** Writes the files of servers, and for which website they are. */
export async function writeServerFiles(folder: string, files: readonly OutputFile[], inputs: string): Promise<void> {
  await writeOutputs(folder, files);
  await writeCachedJson(recordOf(folder), await stateOf(folder, inputs));
}

/** Whether they are those of a website: after a build that was broken off, or of another website, they are not. */
export async function areServerFilesOf(folder: string, inputs: string): Promise<boolean> {
  return (await readCachedJson<string>(recordOf(folder))) === (await stateOf(folder, inputs));
}

/** Of the files as they are, and of what they are for. */
async function stateOf(folder: string, inputs: string): Promise<string> {
  const files = await readFiles(folder).catch(() => new Map<string, Uint8Array>());
  return hashOf([project.dist, inputs, ...[...files].map(([path, content]) => [path, hashOf(content)])]);
}
