import { join } from 'node:path';
import type { CompileResult } from '../../src/compiler/compile';
import { inPathOrder, type SiteFiles } from '../../src/compiler/source';
import { RECORD } from '../../src/compiler/translations/record';
import { writeAtomically } from '../atomic-files/write-atomically';
import { errorCode } from '../error-code';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { nothingTranslated } from '../words/site';

type Compiled = Extract<CompileResult, { ok: true }>;

/**
 * Notes in the record of the site which translations are new, and gives the files as they are then. Where a site has no
 * record, in continuous integration, and where nothing may be written, all stays as it is.
 */
export async function updateTranslationRecord(
  files: SiteFiles,
  { renewRecord }: Pick<Compiled, 'renewRecord'>,
): Promise<SiteFiles> {
  if (!files.has(RECORD) || isAutomated()) return files;
  try {
    return await writeRecord(files, renewRecord());
  } catch (error) {
    if (READ_ONLY.includes(errorCode(error))) return files;
    throw error;
  }
}

/**
 * Notes that translations are still right although their originals have changed: all, or those at the places that are
 * named. Throws a {@link PlainError} where no such translation is at a place.
 */
export async function confirmTranslations(
  files: SiteFiles,
  { renewRecord }: Pick<Compiled, 'renewRecord'>,
  places: readonly string[],
): Promise<SiteFiles> {
  const unmet = new Set(places);
  const record = renewRecord((fileAndLine) => {
    const met = places.filter((place) => isAt(place, fileAndLine));
    for (const place of met) unmet.delete(place);
    return places.length === 0 || met.length > 0;
  });
  if (unmet.size > 0) throw new PlainError(nothingTranslated([...unmet].join(', ')));
  return writeRecord(files, record);
}

const READ_ONLY: readonly (string | undefined)[] = ['EACCES', 'EPERM', 'EROFS'];

function isAutomated(): boolean {
  const { CI = '' } = process.env;
  return CI !== '' && CI !== 'false';
}

/** `pages/home.yaml:12` is at `site/pages/home.yaml:12`, and so is `site/pages/home.yaml`. */
function isAt(place: string, fileAndLine: string): boolean {
  const [file = ''] = fileAndLine.split(':');
  return [fileAndLine, file].some((name) => name === place || name === `site/${place}`);
}

async function writeRecord(files: SiteFiles, record: string): Promise<SiteFiles> {
  const content = new TextEncoder().encode(record);
  if (Buffer.compare(content, files.get(RECORD) ?? new Uint8Array()) === 0) return files;
  await writeAtomically(join(project.site, RECORD), content);
  return inPathOrder([...files, [RECORD, content]]);
}
