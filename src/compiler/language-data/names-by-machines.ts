/** What cameras, telephones and programs call pictures. */
const BY_MACHINE =
  /^(img|image|imagen|imatge|dsc|dscn|dscf|pxl|foto|photo|picture|screenshot|screen shot|captura|whatsapp image|untitled|sin t[ií]tulo)[-_ ]?\(?\d[\d\-_ ().]*$/i;
/** The same with the day and the hour at which it was made, and those that a program for drawing has given no name. */
const BY_MACHINE_AT =
  /^(?:captura(?: de pantalla)?|pantallazo|imagen(?: de \p{L}+)?|foto|screen ?shot|image|picture|(?:whatsapp|chatgpt|gemini) (?:image|imagen)) .{0,20}\d{4}.{1,30}\d[._:]\d{2}/iu;
const UNNAMED = /^(?:diseño sin título|untitled design)(?: ?\(?\d{1,3}\)?)?$/i;

/** Names of pictures that nobody has thought of. */
export const MADE_BY_MACHINES: readonly RegExp[] = [BY_MACHINE, BY_MACHINE_AT, UNNAMED];
