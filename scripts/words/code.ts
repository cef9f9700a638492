import { inBothLanguages } from './in-both-languages';

/** Said where the code of a section fails; below it stands what it says itself, for whoever has written it. */
export function sectionFailed(place: string, type: string, why: string): string {
  const said = inBothLanguages(
    `${place}: la sección «${type}» no se puede dibujar, porque falla su código. Quítala de ahí y díselo a quien lo haya hecho.`,
    `${place}: the section “${type}” cannot be drawn, because its code fails. Take it out there and tell whoever has made it.`,
  );
  return `${said}\n${why}`;
}

/** Said where a page is not drawn in time. */
export function pageStalled(address: string, seconds: number): string {
  return inBothLanguages(
    `La página ${address} lleva ${seconds} s sin acabar de dibujarse: el código de una de sus secciones no termina. Quita las que traiga un paquete y díselo a quien las haya hecho.`,
    `The page ${address} has been drawn for ${seconds} s: the code of one of its sections does not end. Take out those that a package brings and tell whoever has made them.`,
  );
}

/** Said where code cannot be bundled, with what the bundler says of it. */
export function notBundled(why: string): string {
  const said = inBothLanguages(
    'El código de la web no se puede preparar: lo que sigue es para quien lo haya escrito.',
    'The code of the website cannot be bundled: what follows is for whoever has written it.',
  );
  return `${said}\n${why}`;
}

/** Said where something has ended the process before the command was done. */
export function endedEarly(): string {
  return inBothLanguages(
    'Algo ha terminado la orden antes de tiempo, quizá el código de una sección: no está hecha.',
    'Something has ended the command before it was done, perhaps the code of a section.',
  );
}
