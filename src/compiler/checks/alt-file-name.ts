import { fileStemOf } from '../names/file-name-of';
import type { OwnRule } from '../rule';
import { inEach, valuesResolvedAs } from '../values/values';

/** What cameras, telephones and programs call pictures. */
const BY_MACHINE =
  /^(img|image|imagen|imatge|dsc|dscn|dscf|pxl|foto|photo|picture|screenshot|screen shot|captura|whatsapp image|untitled|sin t[ií]tulo)[-_ ]?\(?\d[\d\-_ ().]*$/i;
/** The same with the day and the hour at which it was made, and those that a program for drawing has given no name. */
const BY_MACHINE_AT =
  /^(?:captura(?: de pantalla)?|pantallazo|imagen(?: de \p{L}+)?|foto|screen ?shot|image|picture|(?:whatsapp|chatgpt|gemini) (?:image|imagen)) .{0,20}\d{4}.{1,30}\d[._:]\d{2}/iu;
const UNNAMED = /^(?:diseño sin título|untitled design)(?: ?\(?\d{1,3}\)?)?$/i;
const FILE = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/** What is said of a picture to those who cannot see it is what it shows, and not what its file is called. */
export const altFileName: OwnRule<'alt-file-name'> = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { src = '', alt } }) =>
    inEach(alt).flatMap(({ key, text }) =>
      isFileName(text.trim(), src)
        ? [
            {
              code: 'alt-file-name' as const,
              place: { source, pointer: [...pointer, 'alt', ...key] },
              details: { alt: text },
            },
          ]
        : [],
    ),
  );

/** A word such as «bread» may be both what the file is called and what it shows. */
function isFileName(alt: string, src: string): boolean {
  const name = fileStemOf(src);
  if ([FILE, BY_MACHINE, BY_MACHINE_AT, UNNAMED].some((pattern) => pattern.test(alt))) return true;
  return alt === name && /[-_\d]/.test(alt) && !alt.includes(' ');
}
