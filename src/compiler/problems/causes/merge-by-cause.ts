import { type Problem, sortProblems } from '../../findings/problem';
import type { DraftSite } from '../../site';
import { withoutCascading } from './cascading';
import { withoutNamesOfChanged } from './changed-name';
import { withExamplesOfSite } from './examples-of-site';
import { nameMisplacedFiles, nameUnknownFiles, withoutTakenFileNames } from './file-names';
import { withoutGeneric } from './generic';
import { mergeAcrossLanguages } from './merge-across-languages';
import { mergeByCopiedPage } from './merge-by-copied-page';
import { mergeByCurrency } from './merge-by-currency';
import { mergeByDisplacedEntry } from './merge-by-displaced-entry';
import { mergeByFactType } from './merge-by-fact-type';
import { mergeByFolder } from './merge-by-folder';
import { mergeByLackedLanguage } from './merge-by-lacked-language';
import { mergeByLanguage } from './merge-by-language';
import { mergeByLostName } from './merge-by-lost-name';
import { mergeByMissingEach } from './merge-by-missing-each';
import { mergeByMissingFile } from './merge-by-missing-file';
import { mergeByMissingSetting } from './merge-by-missing-setting';
import { mergeByRenamedMedia } from './merge-by-renamed-media';
import { mergeForeignParts } from './merge-foreign-part';
import { mergeListItems } from './merge-list-items';
import { mergeRepeated } from './merge-repeated';
import { mergeSameChange } from './merge-same-change';
import { withSharedFixes } from './shared-fixes';
import { withRenamed } from './with-renamed';

/** Merges the problems that have one cause into one problem, at the place where it is to be fixed. */
export function mergeByCause(problems: readonly Problem[], site: DraftSite): Problem[] {
  const steps = [
    withoutGeneric,
    mergeForeignParts,
    nameMisplacedFiles,
    nameUnknownFiles,
    withoutTakenFileNames,
    mergeByLostName,
    withoutCascading,
    mergeByMissingFile,
    mergeByMissingSetting,
    mergeByMissingEach,
    mergeByCurrency,
    mergeByFactType,
    mergeByCopiedPage,
    mergeByFolder,
    mergeByRenamedMedia,
    mergeRepeated,
    mergeByLanguage,
    mergeByLackedLanguage,
    withoutGeneric,
    withoutNamesOfChanged,
    mergeSameChange,
    withRenamed,
    withSharedFixes,
    mergeByDisplacedEntry,
    mergeListItems,
    mergeAcrossLanguages,
    withExamplesOfSite,
  ];
  return sortProblems(steps.reduce<readonly Problem[]>((left, step) => step(left, site), problems));
}
