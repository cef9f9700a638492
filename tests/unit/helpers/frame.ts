import type { Frame } from '../../../generated/types';
import { frameOf } from '../../../src/compiler/manifests';
import { manifestsOf } from './compile-site';

/** What all English pages of the bakery share. */
export const frame: Frame = frameOf(manifestsOf({}), 'en');
