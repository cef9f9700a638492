import { inBothLanguages } from './in-both-languages';

/** Said of a photograph that begins like one and cannot be drawn. */
export function unreadablePhotograph(path: string, why: string): string {
  return inBothLanguages(
    `La foto ${path} está dañada o incompleta: ábrela en un programa de imágenes y guárdala de nuevo (${why}).`,
    `The photograph ${path} is damaged or incomplete: open it in a program for pictures and save it again (${why}).`,
  );
}

/** Said where the icon of the theme cannot be made into those that browsers and phones ask for. */
export function undrawableIcon(why: string): string {
  return inBothLanguages(
    `El icono que nombra theme/theme.yaml no se puede dibujar: guárdalo de nuevo, como mucho de 10.000 por 10.000 (${why}).`,
    `The icon that theme/theme.yaml names cannot be drawn: save it again, no larger than 10,000 by 10,000 (${why}).`,
  );
}

/** Said where a font begins like one and is damaged: only who reads all of it notices. */
export function unreadableFont(path: string): string {
  return inBothLanguages(
    `La fuente ${path} está dañada o incompleta: descárgala de nuevo, en formato woff2.`,
    `The font ${path} is damaged or incomplete: download it again, as woff2.`,
  );
}
