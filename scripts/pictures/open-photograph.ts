import sharp, { type Sharp } from 'sharp';

/**
 * A photograph to be decoded. What is a little odd in a file, as cameras write them, is no reason not to show it: only who
 * wants to know of that has it fail already on a warning.
 */
export function openPhotograph(content: Uint8Array, failOn: 'warning' | 'error' = 'error'): Sharp {
  return sharp(content, { failOn });
}
