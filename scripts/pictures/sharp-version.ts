import { packageVersion } from '../package-version';

/**
 * Another version makes other bytes. It is read here because loading sharp takes longer than many a command that has no
 * picture to make; modules that work with it are loaded when there is one.
 */
export const SHARP_VERSION = packageVersion('sharp');
