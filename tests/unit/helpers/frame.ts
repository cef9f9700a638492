import { frameOf } from '../../../src/compiler/manifests';
import type { Frame } from '../../../src/shared/manifest';
import { manifestsOf } from './compile-site';

/** What all English pages of the basic site share. */
export const frame: Frame = frameOf(manifestsOf({}), 'en');
