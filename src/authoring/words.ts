import type { MessageLanguage } from '../diagnostics/languages';
import type { Refusal } from './refusal';
import type { Slot } from './slots';

/** What is said to whoever makes something new. */
interface Words {
  readonly usage: string;
  /** What stands for a slot in a line that shows how to type a command. */
  readonly slot: Readonly<Record<Slot['is'], string>>;
  readonly inUse: string;
  readonly notInUse: string;
  readonly sectionTypes: string;
  readonly whichKind: string;
  readonly question: (slot: Slot, valid: readonly string[]) => string;
  readonly kindUnknown: (word: string) => string;
  readonly kindAmbiguous: (word: string) => string;
  readonly refused: { readonly [Why in Refusal['why']]: (refusal: Extract<Refusal, { why: Why }>) => string };
  readonly tryInstead: (command: string) => string;
  /** Of so many places in something new. */
  readonly unwritten: (gaps: number) => string;
  readonly nothingMade: string;
  readonly noLanguages: string;
  /** Of a whole website. */
  readonly site: {
    readonly usage: string;
    readonly about: string;
    readonly folderTaken: (folder: string) => string;
    readonly languageUnknown: (tag: string) => string;
    readonly languageTwice: string;
    readonly made: (folder: string) => string;
  };
}

const MOST_LISTED = 12;

function listed(valid: readonly string[]): string {
  return [...valid.slice(0, MOST_LISTED), ...(valid.length > MOST_LISTED ? ['…'] : [])].join(', ');
}

const form = {
  es: ({ is }: Slot) => FORMS.es[is] ?? 'solo lleva minúsculas de la a a la z, cifras y guiones',
  en: ({ is }: Slot) => FORMS.en[is] ?? 'it has only small letters from a to z, figures and hyphens',
};

const FORMS: Readonly<Record<MessageLanguage, Partial<Record<Slot['is'], string>>>> = {
  es: {
    address: 'empieza por / y lleva solo minúsculas de la a a la z, cifras, guiones y barras',
    formerAddress: 'empieza por /, va en minúsculas y no acaba en .html ni en barra',
  },
  en: {
    address: 'it begins with / and has only small letters from a to z, figures, hyphens and slashes',
    formerAddress: 'it begins with /, is in small letters and does not end in .html or a slash',
  },
};

const called = {
  es: {
    name: 'el nombre',
    holder: 'dónde va',
    address: 'la dirección',
    formerAddress: 'la dirección antigua',
    anchor: 'el ancla',
    page: 'la página',
  },
  en: {
    name: 'the name',
    holder: 'where it goes',
    address: 'the address',
    formerAddress: 'the old address',
    anchor: 'the anchor',
    page: 'the page',
  },
};

/** Of an alphabet whose sound is not known. */
function isLetters(written: string): boolean {
  return /\p{L}/u.test(written);
}

function inLanguage({ language }: Slot): string {
  return language === undefined ? '' : ` (${language})`;
}

export const words: Readonly<Record<MessageLanguage, Words>> = {
  es: {
    usage: 'npm run new -- <qué> <nombre>',
    slot: {
      name: 'nombre',
      holder: 'dónde',
      address: 'dirección',
      formerAddress: 'dirección-antigua',
      anchor: 'ancla',
      page: 'página',
    },
    inUse: 'Lo que tiene esta web:',
    notInUse: 'Lo que aún no tiene:',
    sectionTypes: 'Un tipo de sección nuevo, para programarlo; con --list, los que hay',
    whichKind: '¿Qué hace falta? ',
    question: (slot, valid) => {
      const choices = valid.length === 0 ? '' : ` [${listed(valid)}]`;
      const later = slot.isNeeded ? '' : ' (Intro: más tarde)';
      return `¿Cuál es ${called.es[slot.is]}${inLanguage(slot)}?${choices}${later} `.replace('Cuál es dónde', 'Dónde');
    },
    kindUnknown: (word) => `«${word}» no es nada que esta web pueda tener.`,
    kindAmbiguous: (word) => `«${word}» puede ser varias cosas:`,
    refused: {
      lacking: ({ slot, valid }) => {
        if (slot.is !== 'holder') return `Falta ${called.es[slot.is]}: ${form.es(slot)}.`;
        return valid.length > 0 ? `Falta decir dónde va: ${listed(valid)}.` : 'Aún no hay dónde ponerlo.';
      },
      malformed: ({ slot, written, proposal }) =>
        `«${written}» no puede ser ${called.es[slot.is]}: ${form.es(slot)}.${proposal === undefined && isLetters(written) ? ' Escríbelo como suena, o en otro idioma.' : ''}`,
      reserved: ({ written }) => `La dirección «${written}» la usa la propia web para sus archivos.`,
      device: ({ written }) => `Windows no admite ningún archivo que se llame «${written}».`,
      taken: ({ written, by }) => `«${written}» ya está en ${by}.`,
      unknown: ({ written, valid }) =>
        valid.length > 0 ? `No hay «${written}». Hay: ${listed(valid)}.` : `No hay «${written}», ni ninguno todavía.`,
      'too-many': ({ written }) => `Sobra «${written}».`,
      unreadable: ({ file }) => `site/${file} tiene un error que hay que arreglar antes: npm run check dice cuál.`,
    },
    tryInstead: (command) => `Prueba con:  ${command}`,
    unwritten: (gaps) =>
      gaps === 1
        ? 'Queda 1 cosa por escribir, entre [[ y ]]. Hasta entonces no se publica nada.'
        : `Quedan ${gaps} cosas por escribir, entre [[ y ]]: npm run check las dice. Hasta entonces no se publica nada.`,
    nothingMade: 'No se ha creado nada.',
    noLanguages: 'Antes hace falta site/settings.yaml, que dice en qué idiomas está la web (languages).',
    site: {
      usage:
        'npm run new -- web <carpeta> <idioma> [<idioma> …]   (idiomas: es, de, pt-BR…; el primero es el principal)',
      about: 'Otra web, en una carpeta suya, para empezar a escribirla',
      folderTaken: (folder) => `En ${folder} ya hay algo: elige una carpeta vacía o una que aún no exista.`,
      languageUnknown: (tag) => `«${tag}» no es el código de un idioma.`,
      languageTwice: 'Cada idioma se dice una sola vez.',
      made: (folder) => `Lo que falta por escribir está entre [[ y ]]: SITE=${folder} npm run check dice dónde y qué.`,
    },
  },
  en: {
    usage: 'npm run new -- <what> <name>',
    slot: {
      name: 'name',
      holder: 'where',
      address: 'address',
      formerAddress: 'old-address',
      anchor: 'anchor',
      page: 'page',
    },
    inUse: 'What this website has:',
    notInUse: 'What it does not have yet:',
    sectionTypes: 'A new section type, to be programmed; with --list, those that there are',
    whichKind: 'What do you need? ',
    question: (slot, valid) => {
      const choices = valid.length === 0 ? '' : ` [${listed(valid)}]`;
      const later = slot.isNeeded ? '' : ' (Enter: later)';
      return `What is ${called.en[slot.is]}${inLanguage(slot)}?${choices}${later} `.replace(
        'What is where it goes',
        'Where does it go',
      );
    },
    kindUnknown: (word) => `“${word}” is nothing that this website can have.`,
    kindAmbiguous: (word) => `“${word}” can be several things:`,
    refused: {
      lacking: ({ slot, valid }) => {
        if (slot.is !== 'holder') return `Say ${called.en[slot.is]}: ${form.en(slot)}.`;
        return valid.length > 0
          ? `Say where it goes: ${listed(valid)}.`
          : 'There is nothing yet that it could go into.';
      },
      malformed: ({ slot, written, proposal }) =>
        `“${written}” cannot be ${called.en[slot.is]}: ${form.en(slot)}.${proposal === undefined && isLetters(written) ? ' Write it as it sounds, or in another language.' : ''}`,
      reserved: ({ written }) => `The website needs the address “${written}” for its own files.`,
      device: ({ written }) => `Windows can have no file that is called “${written}”.`,
      taken: ({ written, by }) => `“${written}” is in ${by} already.`,
      unknown: ({ written, valid }) =>
        valid.length > 0
          ? `There is no “${written}”. There are: ${listed(valid)}.`
          : `There is no “${written}”, nor any other yet.`,
      'too-many': ({ written }) => `“${written}” is too much.`,
      unreadable: ({ file }) => `site/${file} has a mistake that has to be mended first: npm run check says which.`,
    },
    tryInstead: (command) => `Try:  ${command}`,
    unwritten: (gaps) =>
      gaps === 1
        ? '1 thing is still to be written, between [[ and ]]. Until then nothing is published.'
        : `${gaps} things are still to be written, between [[ and ]]: npm run check names them. Until then nothing is published.`,
    nothingMade: 'Nothing was made.',
    noLanguages: 'First there has to be site/settings.yaml, which says in which languages the website is (languages).',
    site: {
      usage:
        'npm run new -- site <folder> <language> [<language> …]   (languages: es, de, pt-BR…; the first is the main one)',
      about: 'Another website, in a folder of its own, to begin writing it',
      folderTaken: (folder) =>
        `There is something in ${folder} already: choose an empty folder or one that is not there yet.`,
      languageUnknown: (tag) => `“${tag}” is not the code of a language.`,
      languageTwice: 'Name each language once.',
      made: (folder) =>
        `What is still to be written stands between [[ and ]]: SITE=${folder} npm run check tells where and what.`,
    },
  },
};

/** Why something cannot be made, in words. */
export function describeRefusal(refusal: Refusal, language: MessageLanguage): string {
  const describe = words[language].refused[refusal.why] as (refusal: Refusal) => string;
  return describe(refusal);
}
