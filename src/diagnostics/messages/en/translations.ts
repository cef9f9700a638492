import type { ProblemDetails } from '../../../compiler/findings/problem-details';
import { languageName, writtenInEach } from '../../languages';
import type { Messages } from '../catalogue';
import { counted, quoted } from './wording';

const elements: Readonly<Record<ProblemDetails['translation-structure']['element'], readonly [string, string]>> = {
  heading: ['heading', 'headings'],
  item: ['list item', 'list items'],
  link: ['link', 'links'],
  paragraph: ['paragraph', 'paragraphs'],
  picture: ['picture', 'pictures'],
  quotation: ['quotation', 'quotations'],
  row: ['table row', 'table rows'],
  sentence: ['sentence', 'sentences'],
  word: ['word', 'words'],
};

export const translations = {
  'translation-missing': ({ language }) => ({
    message: `The text in ${languageName(language, 'en')} is missing.`,
    hint: `add ${language}: "…" in the same place`,
  }),
  'translations-missing': ({ text, languages, isSameInAll }) => ({
    message: `This text is needed in every language: ${languages.join(', ')}.`,
    hint: writtenInEach(text, languages, isSameInAll),
  }),
  'translation-copied': ({ text, language, other }) => ({
    message: `“${text}” stands twice in this file, where the texts in ${languageName(language, 'en')} differ: it seems to be copied.`,
    hint: `write here what “${other}” says in ${languageName(language, 'en')}`,
  }),
  'text-blank': ({ language }) => ({
    message: `The ${languageName(language, 'en')} text is blank: nothing would be seen.`,
    hint: `write the ${languageName(language, 'en')} text here`,
  }),
  'text-stand-in': ({ text, language }) => ({
    message: `“${text}” looks like a text that is still to be written: the website would show it as it is.`,
    hint:
      language === undefined ? 'write the real name here' : `write the final ${languageName(language, 'en')} text here`,
  }),
  'translation-element': ({ original, translation, name, expected }) => ({
    message: `In ${languageName(translation, 'en')} this is <${name}>, and in ${languageName(original, 'en')}, in the same place, <${expected}>.`,
    hint: `write <${expected}> … </${expected}>, or change the text in ${languageName(original, 'en')}`,
  }),
  'translation-figures': ({ original, translation, inOriginal, inTranslation, expected }) => {
    const [first, second] = [languageName(original, 'en'), languageName(translation, 'en')];
    const correct = `write ${expected ?? `the same as in ${first}`} here, or correct the ${first} text`;
    if (inOriginal.length === 0) {
      return {
        message: `The ${second} text says ${quoted(inTranslation)}, which the ${first} one does not.`,
        hint: `take it away here, or add it to the ${first} text`,
      };
    }
    if (inOriginal.join() === inTranslation.join()) {
      const message = `${quoted(inOriginal)} is not the same in ${first} as in ${second}: in numbers, the comma and the point are used the other way round.`;
      return { message, hint: correct };
    }
    const message =
      inTranslation.length === 0
        ? `The ${first} text says ${quoted(inOriginal)}, which the ${second} one does not.`
        : `The ${first} text says ${quoted(inOriginal)}, and the ${second} one ${quoted(inTranslation)}.`;
    return { message, hint: correct };
  },
  'translation-foreign': ({ text, expected, language, isSwapped, correct }) => {
    const [here, there] = [languageName(expected, 'en'), languageName(language, 'en')];
    return {
      message: `This is the place of the ${here} text, and “${text}” seems to be in ${there}.`,
      hint: isSwapped
        ? `swap the two texts: the ${here} one stands in the place of the ${there} one`
        : correct !== undefined
          ? `write ${correct}`
          : `write it in ${here}`,
    };
  },
  'translation-language': ({ expected, language, text }) => {
    const [here, there] = [languageName(expected, 'en'), languageName(language, 'en')];
    return {
      message:
        text === undefined
          ? `This is the place of the ${here} text, and this one seems to be in ${there}.`
          : `“${text}” seems to be in ${there}, and this text is in ${here}.`,
      hint: `write it in ${here}`,
    };
  },
  'translation-letters': ({ expected, text }) => ({
    message: `“${text}” is not in the letters of ${languageName(expected, 'en')}, nor of any other language of the site.`,
    hint: `write it in ${languageName(expected, 'en')}; what it is to say in other letters goes into every language`,
  }),
  'translation-links': ({ address, original, expected }) => ({
    message: `The link “${address}” is not in the ${languageName(original, 'en')} text: it leads elsewhere.`,
    hint:
      expected === undefined
        ? `link to the same pages as the ${languageName(original, 'en')} text`
        : `write href="${expected}", or correct the link in the ${languageName(original, 'en')} text`,
  }),
  'translation-abbreviation': ({ word, correct, language }) => ({
    message: `For “${word}” the other texts in ${languageName(language, 'en')} say “${correct}”.`,
    hint: `write ${correct}`,
  }),
  'translation-names': ({ name, expected, original, translation }) => ({
    message: `The ${languageName(translation, 'en')} text says “${name}”, and the ${languageName(original, 'en')} one “${expected}”.`,
    hint: `write ${expected}, or correct the ${languageName(original, 'en')} text`,
  }),
  'translation-negation': ({ original, translation, word, text }) => ({
    message: `This sentence has “${word}” in ${languageName(original, 'en')}, and denies nothing in ${languageName(translation, 'en')}: “${text}”.`,
    hint: 'make both say the same: one of them has a negation too many or too few',
  }),
  'translation-opposite': ({ original, translation, word, other }) => ({
    message: `The ${languageName(translation, 'en')} text says “${word}”, and the ${languageName(original, 'en')} one “${other}”.`,
    hint: 'correct the text that is wrong: both are to say the same',
  }),
  'translation-same': ({ original, translation }) => ({
    message: `The ${languageName(translation, 'en')} text is the same as the ${languageName(original, 'en')} one: it is not translated.`,
    hint: `write the ${languageName(translation, 'en')} text here`,
  }),
  'translation-stale': ({ original, translation, changed }) => ({
    message: `The ${languageName(original, 'en')} text has changed, and the ${languageName(translation, 'en')} one has not. ${changed === undefined ? 'It says less than before.' : `What is new: “${changed}”.`}`,
    hint: 'translate the change here or, if this is still right, npm run check -- --translated',
  }),
  'translation-misplaced': ({ original, translation, text, other, says }) => ({
    message: `“${text}” does not say in ${languageName(translation, 'en')} what the ${languageName(original, 'en')} text says here, and “${other}” stands beside “${says}”: they seem to have changed places.`,
    hint: `put each of the two in the place of the other, or correct the ${languageName(original, 'en')} text`,
  }),
  'translation-structure': ({ original, translation, element, inOriginal, inTranslation }) => ({
    message:
      element === 'sentence' || element === 'word'
        ? `The ${languageName(original, 'en')} text says more here: it has ${counted(inOriginal, elements[element])}, and the ${languageName(translation, 'en')} one ${inTranslation}.`
        : `The ${languageName(original, 'en')} text has ${counted(inOriginal, elements[element])}, and the ${languageName(translation, 'en')} one ${inTranslation === 0 ? 'none' : inTranslation}.`,
    hint: `add here what is missing, or take it away from the ${languageName(original, 'en')} text`,
  }),
  'translation-swapped': ({ original, translation }) => ({
    message: `The ${languageName(original, 'en')} and ${languageName(translation, 'en')} texts seem to have changed places.`,
    hint: `put after ${original}: the text that stands after ${translation}:, and the other way round`,
  }),
  'translation-unit-missing': ({ token, unit, correct, original, translation }) => ({
    message: `“${token}” has no unit in ${languageName(translation, 'en')}, and the ${languageName(original, 'en')} text says “${unit}”.`,
    hint: `write ${correct}`,
  }),
  'translation-token-swapped': ({ token, instead, original, translation }) => ({
    message: `This sentence has ${instead} in ${languageName(translation, 'en')}, and ${token} in ${languageName(original, 'en')}: the two have changed places.`,
    hint: `write ${token} here, and ${instead} in the other sentence`,
  }),
  'translation-calendar': ({ word, correct, original, translation }) => ({
    message: `“${word}” has been left in ${languageName(original, 'en')} in the ${languageName(translation, 'en')} text.`,
    hint: `write ${correct}`,
  }),
  'translation-tokens': ({ token, original, translation, instead }) => ({
    message:
      instead === undefined
        ? `The ${languageName(original, 'en')} text says ${token}, which the ${languageName(translation, 'en')} one does not.`
        : `The ${languageName(original, 'en')} text says ${token}, and this one “${instead}”${instead.startsWith('{') ? '.' : ': when the figure changes, it will not change here.'}`,
    hint:
      instead === undefined
        ? `write ${token} where it belongs, or take it out of the other text`
        : `write ${token}${instead.startsWith('{') ? `, or correct the ${languageName(original, 'en')} text` : ''}`,
  }),
  'language-untranslated': ({ language, main }) => ({
    message: `${languageName(language, 'en')} (“${language}”) is one of the languages of the website, and its texts are missing.`,
    hint: `${main === undefined ? `add ${language}: "…" to each text` : `write each text as { ${main}: "…", ${language}: "…" }`}, or take this language out until they are written`,
  }),
} satisfies Messages;
