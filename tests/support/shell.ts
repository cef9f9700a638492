import { shellOf } from '../../src/compiler/manifests';
import type { Shell } from '../../src/shared/manifest';
import { manifestsOf } from './compile-site';

/** What all English pages of the basic site share. */
export const shell: Shell = shellOf(manifestsOf({}), 'en');
