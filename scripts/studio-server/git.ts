import { realpath } from 'node:fs/promises';
import { type SimpleGit, simpleGit } from 'simple-git';

/** How long git may say nothing: hooks take their time, and so do networks. */
const PATIENCE_MS = 60_000;
/** Programs that would ask or show something to somebody at a terminal, and where git would look for its settings. */
const WITHHELD = /^(?:EDITOR|VISUAL|PAGER|SSH_ASKPASS|PREFIX)$/i;
/**
 * Content may hold what git takes for a repository without a folder of its own, and run the programs that its settings
 * name. Git before 2.38 does not know the second one: there the folder is looked at when the history is opened.
 */
const SETTINGS = ['user.useConfigOnly=true', 'safe.bareRepository=explicit'];
/** What of its own variables git is given: who makes a version, how it is set up, and that it asks for nothing. */
const GIVEN: readonly string[] = [
  ...['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL'],
  ...['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM', 'GIT_SSH', 'GIT_SSL_CAINFO'],
  ...['GIT_TERMINAL_PROMPT', 'GIT_ASKPASS', 'GIT_SSH_COMMAND'],
];

/** Its variable that names another index. */
const INDEX = 'GIT_INDEX_FILE';

/**
 * git in a site's folder, as it runs no program of the content; nothing where there is none, or the folder is none that it
 * keeps. With an `index`, it has that one instead of the repository's.
 */
export async function openGit(site: string, index?: string): Promise<SimpleGit | undefined> {
  try {
    const options = { baseDir: site, timeout: { block: PATIENCE_MS }, allowEnvironment: [...GIVEN, INDEX] };
    const unsafe = { allowUnsafeSshCommand: true, allowUnsafeAskPass: true, allowUnsafeConfigPaths: true };
    const create = () => simpleGit({ ...options, unsafe, config: SETTINGS });
    const git = create().env(environment());
    const [isInside, repository] = (await git.raw(['rev-parse', '--is-inside-work-tree', '--absolute-git-dir'])).split(
      '\n',
    );
    if (isInside !== 'true' || repository === (await realpath(site))) return undefined;
    if (await isIgnored(git)) return undefined;
    return create().env({ ...(await silent(git)), ...(index !== undefined && { [INDEX]: index }) });
  } catch {
    return undefined;
  }
}

/** That of this process, in one language, and without what belongs to another call of git. */
function environment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(
    ([name]) => !WITHHELD.test(name) && (GIVEN.includes(name) || !name.startsWith('GIT_')),
  );
  return { ...Object.fromEntries(variables), LC_ALL: 'C' };
}

/** Where git fails, the folder counts as a repository: what is wrong is said when git is used next. */
async function isIgnored(git: SimpleGit): Promise<boolean> {
  return git.checkIgnore('.').then(
    (ignored) => ignored.length > 0,
    () => false,
  );
}

/** An environment in which git asks nobody for anything, and says everything in one language. */
async function silent(git: SimpleGit): Promise<NodeJS.ProcessEnv> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const configured = (await git.getConfig('core.sshCommand')).value;
  // A program of that name alone may have other options than those of ssh.
  const isOwnProgram = GIT_SSH !== undefined && GIT_SSH_COMMAND === undefined && configured === null;
  const ssh = isOwnProgram ? {} : { GIT_SSH_COMMAND: `${GIT_SSH_COMMAND ?? configured ?? 'ssh'} -o BatchMode=yes` };
  return { ...environment(), ...ssh, GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '' };
}
