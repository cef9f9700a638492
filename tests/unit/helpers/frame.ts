import type { Frame } from '../../../generated/types';
import { manifestsOf } from './compile-site';

/** What all English pages of the bakery share. */
export const frame: Frame = manifestsOf({}).frames.en;
