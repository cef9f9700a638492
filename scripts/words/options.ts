import type { MessageLanguage } from '../../src/diagnostics/languages';

/** What commands say of how they were called. */
interface CommandWords {
  readonly unknownOption: (option: string, meant: string | undefined) => string;
  readonly unknownWord: (word: string) => string;
  readonly missingValue: (option: string, example: string) => string;
  readonly wrongValue: (option: string, value: string, valid: readonly string[]) => string;
  readonly wrongDay: (option: string, value: string) => string;
  readonly wrongCount: (option: string, value: string) => string;
  readonly flagWithValue: (option: string, value: string) => string;
  readonly options: string;
}

export const commandWords: Readonly<Record<MessageLanguage, CommandWords>> = {
  es: {
    unknownOption: (option, meant) =>
      `La opción ${option} no existe.${meant === undefined ? '' : ` ¿Querías decir ${meant}?`}`,
    unknownWord: (word) => `«${word}» no es una opción de esta orden.`,
    missingValue: (option, example) => `A ${option} le falta el valor: ${option} ${example}`,
    wrongValue: (option, value, valid) => `${option} no puede ser «${value}», sino ${valid.join(', ')}.`,
    wrongDay: (option, value) =>
      `${option} no puede ser «${value}», sino un día del calendario, como 2026-12-24: año, mes y día.`,
    wrongCount: (option, value) =>
      `${option} no puede ser «${value}», sino un número entero desde 1, como ${option} 20.`,
    flagWithValue: (option, value) => `${option} se escribe sola, sin «=${value}»; para que no valga, se deja fuera.`,
    options: 'Opciones:',
  },
  en: {
    unknownOption: (option, meant) =>
      `There is no option ${option}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    unknownWord: (word) => `“${word}” is not an option of this command.`,
    missingValue: (option, example) => `${option} lacks its value: ${option} ${example}`,
    wrongValue: (option, value, valid) => `${option} cannot be “${value}”, but ${valid.join(', ')}.`,
    wrongDay: (option, value) =>
      `${option} cannot be “${value}”, but a day of the calendar, such as 2026-12-24: year, month and day.`,
    wrongCount: (option, value) => `${option} cannot be “${value}”, but a whole number from 1, such as ${option} 20.`,
    flagWithValue: (option, value) =>
      `${option} is written alone, without “=${value}”; leave it out where it is not meant.`,
    options: 'Options:',
  },
};
