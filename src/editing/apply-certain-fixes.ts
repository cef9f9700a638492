import type { Edit, Fix } from '../compiler/findings/fix';
import type { Problem } from '../compiler/findings/problem';
import type { SiteFiles } from '../compiler/source';
import { applyTextEdits, type TextEdit } from '../compiler/values/text-edit';
import { applyEdits, isFileEdit, textEditsOf } from './apply-edits';
import { decodeText, encodeText } from './file-text';
import { EditRefused } from './operation';
import { type ShownChange, shownChange } from './shown-change';
import { areApart, composeTextEdits } from './text-edits';

/** A problem that has been fixed, and the change that did it. */
interface AppliedFix {
  readonly problem: Problem;
  readonly change: ShownChange;
}

interface CertainFixes {
  readonly files: SiteFiles;
  readonly applied: readonly AppliedFix[];
}

/** One fix may reveal the next; more rounds than these mean that two fixes undo each other. */
const MOST_ROUNDS = 20;

/**
 * Applies the fixes that need no confirmation, until none of that kind is found any more. A fix that cannot be applied is
 * left out: its problem stays.
 */
export function applyCertainFixes(
  files: SiteFiles,
  problemsOf: (files: SiteFiles) => readonly Problem[],
): CertainFixes {
  let now = files;
  const applied: AppliedFix[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = fixesApart(now, problemsOf(now));
    if (found.length === 0) break;
    applied.push(...found.map(({ problem, change }) => ({ problem, change })));
    now = applyAll(now, found);
  }
  return { files: now, applied };
}

/** A fix as what it does to the texts of files, or to files as such. */
interface Planned extends AppliedFix {
  readonly texts: ReadonlyMap<string, readonly TextEdit[]>;
  readonly edits: readonly Edit[];
  /** The places that come to be, which no two of them may make. */
  readonly keys: readonly string[];
}

/** Fixes none of which changes what another one does. */
function fixesApart(files: SiteFiles, problems: readonly Problem[]): Planned[] {
  const chosen: Planned[] = [];
  for (const problem of problems) {
    const planned = problem.fix?.isCertain === true ? plan(files, problem, problem.fix) : undefined;
    if (planned !== undefined && chosen.every((other) => canBoth(planned, other))) chosen.push(planned);
  }
  return chosen;
}

function plan(files: SiteFiles, problem: Problem, { edits }: Fix): Planned | undefined {
  try {
    if (edits.some(isFileEdit)) {
      const [first] = edits;
      const isSafe = first !== undefined && applyEdits(files, edits) !== files;
      return isSafe ? { problem, change: shownChange('', [], first), texts: new Map(), edits, keys: [] } : undefined;
    }
    const texts = new Map<string, readonly TextEdit[]>();
    for (const edit of edits) if (!isFileEdit(edit)) texts.set(edit.file, afterOthers(files, texts, edit));
    const changed = [...texts].filter(([, ofFile]) => ofFile.length > 0);
    const [file, ofFile = []] = changed[0] ?? [];
    if (file === undefined) return undefined;
    const keys = edits.flatMap(newPlace);
    return { problem, change: shownChange(textOf(files, file), ofFile), texts: new Map(changed), edits: [], keys };
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

function newPlace(edit: Edit): string[] {
  if (edit.do !== 'rename' && edit.do !== 'insert') return [];
  const key = edit.do === 'rename' ? edit.key : edit.pointer.at(-1);
  return [[edit.file, ...edit.pointer.slice(0, -1), key].join('/')];
}

/** What an edit does to a file in which others have been made, together with those. */
function afterOthers(
  files: SiteFiles,
  texts: ReadonlyMap<string, readonly TextEdit[]>,
  edit: Parameters<typeof textEditsOf>[1],
): readonly TextEdit[] {
  const others = texts.get(edit.file) ?? [];
  return composeTextEdits(others, textEditsOf(applyTextEdits(textOf(files, edit.file), others), edit));
}

function textOf(files: SiteFiles, file: string): string {
  const content = files.get(file);
  if (content === undefined) throw new EditRefused('no-such-file');
  return decodeText(content).text;
}

function canBoth(one: Planned, other: Planned): boolean {
  if (one.keys.some((key) => other.keys.includes(key))) return false;
  if (one.edits.length > 0 || other.edits.length > 0)
    return filesOf(one).every((file) => !filesOf(other).includes(file));
  const doInsert = insertsOnly(one) && insertsOnly(other);
  return [...one.texts].every(([file, edits]) => {
    const others = other.texts.get(file) ?? [];
    return areApart(edits, others) || (doInsert && areOneBehindTheOther(edits, others));
  });
}

/** Whether a fix does nothing but add something under a name: another one may be added at the same place. */
function insertsOnly({ texts, keys }: Planned): boolean {
  return keys.length > 0 && [...texts.values()].flat().every(({ length }) => length === 0);
}

function areOneBehindTheOther([one, ...more]: readonly TextEdit[], [other, ...others]: readonly TextEdit[]): boolean {
  return one?.offset === other?.offset && more.length + others.length === 0;
}

function filesOf({ texts, edits }: Planned): string[] {
  return [
    ...texts.keys(),
    ...edits.flatMap((edit) => (edit.do === 'rename-file' ? [edit.file, edit.to] : [edit.file])),
  ];
}

function applyAll(files: SiteFiles, planned: readonly Planned[]): SiteFiles {
  const texts = new Map<string, TextEdit[]>();
  for (const [file, edits] of planned.flatMap((each) => [...each.texts])) {
    texts.set(
      file,
      [...(texts.get(file) ?? []), ...edits].sort((a, b) => a.offset - b.offset),
    );
  }
  const now = new Map(files);
  for (const [file, edits] of texts) {
    const content = files.get(file);
    if (content === undefined) continue;
    const written = decodeText(content);
    now.set(file, encodeText({ ...written, text: applyTextEdits(written.text, edits) }));
  }
  return applyEdits(
    now,
    planned.flatMap(({ edits }) => edits),
  );
}
