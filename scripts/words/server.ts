import { inBothLanguages } from './in-both-languages';

/** Said where `PORT` is none. */
export function noPort(value: string, last: number): string {
  return inBothLanguages(
    `PORT=${value} no es un número de puerto: elige uno del 1 al ${last}.`,
    `PORT=${value} is not a port number: choose one from 1 to ${last}.`,
  );
}

/** Said where another program listens at the port already. */
export function portTaken(port: number, commandInstead: string): string {
  return inBothLanguages(
    `El puerto ${port} ya lo usa otro programa, quizá esta misma orden en otra ventana. Elige otro: ${commandInstead}`,
    `Port ${port} is taken by another program, perhaps by a second run of this one. Choose another: ${commandInstead}`,
  );
}

/** Said where the system lets nobody listen at an address. */
export function cannotListen(origin: string, why: string): string {
  return inBothLanguages(
    `El servidor no puede escuchar en ${origin} (${why}): elige otro PORT o HOST.`,
    `The server cannot listen at ${origin} (${why}): choose another PORT or HOST.`,
  );
}
