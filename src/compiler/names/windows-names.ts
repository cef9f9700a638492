/** What no file is called there, whatever follows the name: it is a device. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;
const SIGNS = /[\p{Cc}\\:*?"<>|]+/gu;

export function isDevice(name: string): boolean {
  return DEVICE.test(name);
}

/** A name of a file or a folder as Windows can keep it: the same, where it can. */
export function nameForWindows(name: string): string {
  return name
    .replaceAll(SIGNS, '')
    .replace(/[. ]{1,200}$/, '')
    .replace(DEVICE, '$&-1');
}
