import type { Frame } from '../../../generated/types';
import { frameOf } from '../../../src/compiler/manifests';
import { manifestsOf } from './compile-site';

/** What all English pages of the basic site share. */
export const frame: Frame = frameOf(manifestsOf({}), 'en');
