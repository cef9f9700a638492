import { inBothLanguages } from './in-both-languages';

/** What is wrong with a package of sections, which `sectionPackages` in settings.yaml names. */
export const packageWords = {
  malformed: (name: string) =>
    inBothLanguages(
      `sectionPackages de settings.yaml nombra «${name}», que no es el nombre de un paquete.`,
      `settings.yaml names “${name}” among its sectionPackages, which is no name of a package.`,
    ),
  missing: (name: string) =>
    inBothLanguages(
      `settings.yaml nombra el paquete ${name}, que no está instalado: npm install ${name}`,
      `settings.yaml names the package ${name}, which is not installed: npm install ${name}`,
    ),
  empty: (name: string, part: string) =>
    inBothLanguages(
      `settings.yaml nombra el paquete ${name}, que no trae secciones: le falta ${part}.`,
      `settings.yaml names the package ${name}, which brings no sections: it has no ${part}.`,
    ),
  taken: (root: string, path: string) =>
    inBothLanguages(`${root} trae ${path}, que ya existe.`, `${root} brings ${path}, which there is already.`),
  noJson: (root: string, path: string) =>
    inBothLanguages(
      `${root} trae ${path}, que no es JSON: díselo a quien lo haya hecho.`,
      `${root} brings ${path}, which is no JSON: ask whoever has made it.`,
    ),
  unfit: (roots: string, why: string) =>
    inBothLanguages(
      `Los esquemas de ${roots} no sirven (${why}): díselo a quien los haya hecho.`,
      `The schemas of ${roots} are of no use (${why}): ask whoever has made them.`,
    ),
  incomplete: (folder: string, component: string) =>
    inBothLanguages(
      `A ${folder} le falta ${component}: díselo a quien lo haya hecho.`,
      `${folder} lacks ${component}: ask whoever has made it.`,
    ),
} as const;
