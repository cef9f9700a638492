import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The first of the named programs that is on the PATH, or of the full paths that exist. */
export function findProgram(names: readonly string[], paths: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...paths];
  return candidates.find((path) => existsSync(path));
}

/** Installs a Debian package where that is possible: with apt-get, as root. Says whether it did. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (findProgram(['apt-get']) === undefined || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const impatient = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  try {
    await run('apt-get', [...impatient, 'update'], { env });
    await run('apt-get', [...impatient, 'install', '-y', name], { env });
    return true;
  } catch (error) {
    process.stderr.write(`apt-get install ${name}: ${String(error)}\n`);
    return false;
  }
}

/** Runs a command with its output shown; its exit code. */
export function runShown(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  return status ?? 1;
}
