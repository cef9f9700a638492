import type { ContentKind } from '../../src/authoring/content-kinds';
import { isRefusal, type NewContent, newContent } from '../../src/authoring/new-content';
import type { Refusal } from '../../src/authoring/refusal';
import { fileAndLine, locate } from '../../src/compiler/findings/locate';
import { load } from '../../src/compiler/load';
import type { DraftSite } from '../../src/compiler/site';
import { validate } from '../../src/compiler/validate';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { applyEdits } from '../../src/editing/apply-edits';
import { writeChanges } from '../command-line/write-changes';

/** Where something new stands, and in how many places of it something is still to be written. */
export interface Written {
  readonly place: string;
  readonly gaps: number;
}

/** Puts something new into the files of the site; or says why that cannot be, and then nothing is written. */
export async function writeNewContent(
  site: DraftSite,
  kind: ContentKind,
  words: readonly string[],
  language: MessageLanguage,
): Promise<Written | Refusal> {
  const made = newContent(site, kind, words, language);
  if (isRefusal(made)) return made;
  const files = applyEdits(site.files, made.edits);
  await writeChanges(site.files, files);
  return written(site, made, files);
}

function written({ contract }: DraftSite, { file, pointer }: NewContent, files: DraftSite['files']): Written {
  const { sources } = load(new Map([...files].filter(([path]) => path === file)), contract);
  const isOfIt = (place: readonly (string | number)[]) => pointer.every((key, index) => place[index] === key);
  const gaps = validate(sources, contract)
    .findings.map(locate)
    .filter(({ code, location }) => code === 'value-unwritten' && isOfIt(location.pointer));
  return { place: `site/${fileAndLine(`${file}#/${pointer.join('/')}`, sources)}`, gaps: gaps.length };
}
