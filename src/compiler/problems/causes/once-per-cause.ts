import type { DraftSite } from '../../site';
import { type Problem, sortProblems } from '../problem';
import { withoutChangedFileNames } from './changed-names';
import { withoutFollowers } from './followers';
import { withoutGeneralities } from './generalities';
import { withListsAtOnce } from './list-items';
import { withMissingFiles } from './missing-files';
import { withMissingSettings } from './missing-settings';
import { withMeantNames, withMovedFiles, withoutTakenNames } from './moved-files';
import { withOwnExamples } from './own-examples';
import { withCopiedPages } from './page-copies';
import { withRepeatedOnce } from './repeated';
import { withSharedFixes } from './shared-fixes';

/** Of all that one cause has brought about, only that: with how many places hang on it, where it is to be mended. */
export function oncePerCause(problems: readonly Problem[], site: DraftSite): Problem[] {
  const steps = [
    withoutGeneralities,
    withMeantNames,
    withMovedFiles,
    withoutTakenNames,
    withoutFollowers,
    withMissingFiles,
    withMissingSettings,
    withCopiedPages,
    withRepeatedOnce,
    withoutGeneralities,
    withoutChangedFileNames,
    withSharedFixes,
    withListsAtOnce,
    withOwnExamples,
  ];
  return sortProblems(steps.reduce<readonly Problem[]>((left, step) => step(left, site), problems));
}
