import { languageName } from '../../languages';
import type { Messages } from '../catalogue';

export const names = {
  'name-duplicate': ({ name }) => ({
    message: `“${name}” belongs to another one of this list already: they could not be told apart.`,
    hint: 'choose another one',
  }),
  'name-misspelt': ({ name, other }) => ({
    message: `It says “${name}” here, and “${other}” in the rest of the website.`,
    hint: `write “${other}”`,
  }),
  'brand-other': ({ word, correct, isOfBrand, swapped }) => ({
    message:
      swapped === undefined
        ? `“${word}” is not written as in the name of the site${isOfBrand ? ' elsewhere' : ''}: “${correct}”.`
        : `“${word}” is the name of the site in ${languageName(swapped, 'en')}: in this language it is “${correct}”.`,
    hint:
      swapped === undefined
        ? `write ${correct}${isOfBrand ? '' : ', or correct brand:'}`
        : 'swap the texts of the two languages',
  }),
  'name-small': ({ name, correct }) => ({
    message: `“${name}” is a name: each word begins with a capital and goes on in small letters.`,
    hint: `write ${correct}`,
  }),
  'person-other': ({ name, other }) => ({
    message: `“${name}” is nearly “${other}”, whom the site names elsewhere: it seems to be the same person.`,
    hint: `write "${other}"`,
  }),
  'detail-other': ({ label, value, other, file }) => ({
    message: `“${label}” is “${value}” here and “${other}” in ${file}: it seems to be the same detail, and wrong in one of the two places.`,
    hint: `write the same in both places: "${other}", if that is right`,
  }),
  'entry-name-other': ({ name, other, id, accented }) => {
    if (accented !== undefined)
      return {
        message: `“${name}” has other accents in the text of its picture: “${accented}”.`,
        hint: `write “${accented}”, or correct the text of the picture`,
      };
    return {
      message:
        other === undefined
          ? `“${name}” is not the name that its key says, “${id}”, as all others in this file are.`
          : `“${name}” is the name of “${other}”, which is in this same file.`,
      hint: other === undefined ? 'correct the name, or the key wherever it is written' : 'write the name of this one',
    };
  },
} satisfies Messages;
