import sharp, { type Sharp } from 'sharp';

/** A photograph to be decoded. What is a little odd in a file, as cameras write them, is no reason not to show it. */
export function openPhotograph(content: Uint8Array): Sharp {
  return sharp(content, { failOn: 'error' });
}
