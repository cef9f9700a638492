import { languageName } from '../../languages';
import { type SpacingSlip, spacingSlip } from '../../spacing-slip';
import type { Messages } from '../catalogue';
import { completed, counted, meant } from './wording';

const layouts: Readonly<Record<string, readonly [string, string]>> = {
  gap: [
    'This only leaves a gap: the theme sets the space between paragraphs.',
    'delete it, or end the paragraph and begin another one: </p><p>',
  ],
  list: [
    'This looks like a list and is none: who listens to it does not know how many points it has.',
    'write <ul><li>…</li></ul>',
  ],
  numbered: ['The list brings its numbers or points: they would be read twice.', 'delete the number or the sign'],
  loose: ['These words stand between paragraphs, and in none.', 'put them into one: <p>…</p>'],
};

const SPACING_SLIPS: Readonly<Record<SpacingSlip, string>> = {
  'space-extra': 'there is a space too many',
  'space-missing': 'a space is missing',
  'space-misplaced': 'a space stands on the wrong side',
  'mark-extra': 'there is a mark too many',
  'mark-other': 'one mark stands in the place of another',
};

export const texts = {
  'text-repeated': ({ text, first, second }) => ({
    message: `“${text}” is in the list twice: it is number ${first} and number ${second}.`,
    hint: 'delete one of them, or change what was copied',
  }),
  'text-repeats-question': ({ text, key }) => ({
    message: `“${text}” stands here once more: it is already in “${key}”, which is shown above.`,
    hint: 'leave only the answer here',
  }),
  'text-capital-needless': ({ word, correct, isOfTitle }) => ({
    message: isOfTitle
      ? `“${word}” has no capital: in this language, only the first word of a title and names have one.`
      : `“${word}” has no capital in this language: it is a day or a month.`,
    hint: isOfTitle ? `write ${correct}, and in small letters all else that is no name` : `write ${correct}`,
  }),
  'value-not-own': ({ text, other, item, translation, says }) => ({
    message: `“${text}” is already in ${item === undefined ? `“${other}”` : `item ${item} of this list`}: it seems copied from there.`,
    hint:
      translation === undefined
        ? 'write what belongs here'
        : `write here what “${says}” says in ${languageName(translation, 'en')}`,
  }),
  'text-duration-other': ({ text, facts }) => ({
    message: `“${text}” says twice how long something takes, and not the same.`,
    hint:
      facts === undefined
        ? 'correct one of the two, in all languages'
        : `in site/facts.yaml, correct ${facts.map((fact) => `“${fact}”`).join(' or ')}`,
  }),
  'section-number-unknown': ({ text, last }) => ({
    message: `This text has no “${text}”: its numbered headings end with ${last}.`,
    hint: 'write the number of the heading that is meant, in every language',
  }),
  'part-beyond-whole': ({ text, part, whole }) => ({
    message: `“${text}” speaks of ${part} among ${whole}, and there cannot be more than ${whole}.`,
    hint: 'correct one of the two figures, in every language',
  }),
  'text-sum-wrong': ({ text, sum }) => ({
    message: `The sum “${text}” is wrong: it comes to ${sum}.`,
    hint: `write ${sum}, or correct the other figures, in all languages`,
  }),
  'text-date-wrong': ({ text, last, weekday, correct, stop }) => {
    if (stop !== undefined) {
      return { message: `In “${text}”, the number of the day lacks its “${stop}”.`, hint: `write ${correct}` };
    }
    if (weekday !== undefined) {
      return {
        message: `“${text}” cannot be: that day is a ${weekday}.`,
        hint: `write ${weekday}, or correct the date`,
      };
    }
    if (last !== undefined) {
      return {
        message: `There is no “${text}”: that month ends on the ${last}.`,
        hint: `write a day from 1 to ${last}`,
      };
    }
    return {
      message: `“${text}” is not in the calendar.`,
      hint: correct === undefined ? 'write the day, the month (1 to 12) and the year' : `write ${correct}`,
    };
  },
  'numbering-wrong': ({ found, expected }) => ({
    message: `Here it says “${found}” where “${expected}” is next.`,
    hint: `write ${expected}`,
  }),
  'text-beginning-other': ({ key, word, correct, language }) => ({
    message:
      language === undefined
        ? `The other texts of “${key}” begin with a capital, and this one with “${word}”.`
        : `The text begins with “${word}” in small letters, and the ${languageName(language, 'en')} one with a capital.`,
    hint: `write ${correct}`,
  }),
  'text-end-other': ({ key, end, correct }) => {
    if (end === 'question') {
      return {
        message: `The other texts of “${key}” are questions, and this one has no question mark.`,
        hint: `write ${correct}`,
      };
    }
    return end === 'stop'
      ? {
          message: `The other texts of “${key}” end in a full stop, and this one does not.`,
          hint: `write the full stop: ${correct}`,
        }
      : {
          message: `The other texts of “${key}” do not end in a full stop, and this one does.`,
          hint: `write ${correct}`,
        };
  },
  'text-spelling-other': ({ word, correct, is }) => ({
    message:
      is === 'german'
        ? `“${word}” has ß, a letter that is not written in Switzerland.`
        : `“${word}” is ${is === 'british' ? 'British' : 'American'} spelling, and the rest of the site has ${is === 'british' ? 'American' : 'British'}.`,
    hint: `write ${correct}`,
  }),
  'text-agreement-wrong': ({ text, correct, orElse }) => ({
    message: `In “${text}” the words do not agree in gender or number.`,
    hint: orElse === undefined ? `write ${correct}` : `write ${correct}, or ${orElse}`,
  }),
  'text-article-wrong': ({ text, correct, gender, orElse }) => ({
    message: gender
      ? `“${text}” is not said: the word has another gender.`
      : orElse !== undefined
        ? `“${text}” is not said: one of the two words is singular and the other plural.`
        : `“${text}” is not said: the article depends on how the next word sounds.`,
    hint: orElse === undefined ? `write ${correct}` : `write ${correct}, or ${orElse}`,
  }),
  'text-capital-missing': ({ word, correct, begins }) => ({
    message: begins
      ? `A sentence begins with “${word}”, so it has a capital.`
      : `“${word}” has a capital in this language.`,
    hint: `write ${correct}`,
  }),
  'text-figure-joined': ({ word, correct, isToken }) => ({
    message: isToken
      ? `Other digits are stuck to the figure: “${word}” would be read as one number.`
      : `In “${word}” figures and letters are mixed.`,
    hint: `write ${correct}`,
  }),
  'html-layout': ({ layout }) => ({
    message: layouts[layout]?.[0] ?? '',
    hint: layouts[layout]?.[1] ?? '',
  }),
  'html-table-wrong': (wrong) => {
    if (wrong.reason === 'twice') {
      return {
        message: `Two columns of the table are called “${wrong.heading}”: nobody knows which is which.`,
        hint: 'write what is in this column',
      };
    }
    const { reason, cells, first } = wrong;
    return {
      message:
        reason === 'headings'
          ? 'The table has no headings: who listens to it does not know what each cell is.'
          : reason === 'head'
            ? `The first row of the table has ${counted(first ?? 0, ['cell', 'cells'])}, and the others ${cells}.`
            : `This row has ${counted(cells ?? 0, ['cell', 'cells'])}, and the first one ${first}.`,
      hint:
        reason === 'headings'
          ? 'write <th scope="col"> in place of <td> in the first row'
          : 'add the cells that are missing, or take away those that are too many',
    };
  },
  'html-empty': ({ tag, isFollowed }) => ({
    message: isFollowed
      ? `Nothing stands below this “<${tag}>”: the next heading follows at once.`
      : `There is no text in “<${tag}>”: people see a gap.`,
    hint: isFollowed ? 'write what belongs below it, or delete the heading' : 'write its text, or delete it',
  }),
  'html-item-unlike': (said) =>
    said.is === 'twice'
      ? {
          message: `“${said.text}” is in the list twice: as points ${said.first} and ${said.item}.`,
          hint: 'delete one of them, or change what was copied',
        }
      : said.is === 'small'
        ? {
            message: `The other points of the list begin with a capital, and this one with “${said.text}”.`,
            hint: `write ${said.correct}`,
          }
        : {
            message: 'The other points of the list end with a full stop, and this one does not.',
            hint: `put its full stop: ${said.correct}`,
          },
  'html-tag-broken': ({ tag, meant }) =>
    meant !== undefined
      ? {
          message: tag.includes('=')
            ? `“${tag}” lacks a quotation mark: what follows is not read as it should be.`
            : `People would read “${tag}” just like this: it is no tag.`,
          hint: `write ${meant}`,
        }
      : tag === '<!--'
        ? {
            message: 'The note that begins with “<!--” does not end, and hides all that follows.',
            hint: 'write --> where the note ends, or delete it',
          }
        : {
            message: `The tag “${tag}…” does not end: a “>” or a closing quotation mark is missing. What follows is not read as it should be.`,
            hint: `complete the tag, for example ${completed(tag)}`,
          },
  'html-tag-unknown': ({ tag, suggestion }) => ({
    message: `“${tag}” is not a tag that exists.${meant(suggestion)}`,
    hint:
      suggestion === undefined
        ? `delete it; if people are to read it like this, write &lt;${tag.slice(1, -1)}&gt;`
        : `type ${suggestion}`,
  }),
  'html-tag-unclosed': ({ tag, isSlashless }) => ({
    message: isSlashless
      ? `“<${tag}>” is opened here again, and the one before is never closed.`
      : `“<${tag}>” is opened here and never closed.`,
    hint: isSlashless ? `write </${tag}>` : `write </${tag}> where it ends`,
  }),
  'html-tag-unopened': ({ tag }) => ({
    message: `“</${tag}>” closes something that is not open.`,
    hint: `delete it, or write <${tag}> where it begins`,
  }),
  'html-tag-crossed': ({ tag, open }) => ({
    message: `“${tag}” is closed here, but what was opened last is “${open}”, and it is still open.`,
    hint: `write </${open}> before, or open it as <${tag}>: what was opened last is closed first`,
  }),
  'html-tag-misplaced': ({ tag, inside, item, parents = [], isFirst, isClosed }) => ({
    message:
      inside === undefined
        ? `“<${tag}>” stands on its own: it can only be inside ${parents.map((name) => `<${name}>`).join(', ')}.`
        : tag === undefined
          ? `These words are in “<${inside}>”, but in no part of it.`
          : `“<${tag}>” cannot be inside “<${inside}>”.`,
    hint:
      inside === undefined
        ? aroundItems(parents[0] ?? '', isFirst === true, isClosed === true)
        : item !== undefined
          ? `put ${tag === undefined ? 'them' : 'it'} into an item: <${item}>…</${item}>`
          : `write </${inside}> before <${tag}>`,
  }),
  'html-pasted': ({ tag, isKept = false }) => ({
    message: `“${tag}” was pasted from a word processor with its formatting: that is taken out when the site is published.`,
    hint: `${isKept ? `write ${tag}` : 'delete it'}, and likewise in the rest of the text; if you paste it again, do so without formatting (Ctrl+Shift+V)`,
  }),
  'html-removed': ({ tag, attribute, suggestion }) => ({
    message:
      attribute === undefined
        ? `“<${tag}>” is not allowed in a text: it is taken out when the site is published.`
        : `“${attribute}” is not allowed in “<${tag}>”: it is taken out when the site is published.${meant(suggestion)}`,
    hint:
      attribute === undefined
        ? 'delete it; you can use p, h2, h3, h4, ul, ol, li, strong, em, a, table and blockquote'
        : suggestion !== undefined
          ? `write ${suggestion}=`
          : attribute === 'src'
            ? 'put the picture into site/media and write its address: src="/media/photo.jpg"'
            : `delete ${attribute} and its value`,
  }),
  'html-address-bare': ({ address, secure }) => ({
    message: `“${address}” is plain text here: nobody can click or tap it.`,
    hint: `write <a href="${secure}">…</a>, with what is to be read of the link between the two tags`,
  }),
  'html-link-empty': ({ lacks }) => ({
    message: lacks === 'text' ? 'The link has no text: nobody sees it.' : 'The link leads nowhere.',
    hint:
      lacks === 'text'
        ? 'type a text between <a…> and </a>, or delete the link'
        : 'say where it leads: <a href="page:…">, with the name of a page',
  }),
  'html-image-incomplete': ({ lacks }) => ({
    message:
      lacks === 'src'
        ? 'The picture does not say which file it shows.'
        : 'Those who cannot see this picture are not told what it shows.',
    hint:
      lacks === 'src'
        ? 'add src="…" with the address of the picture, or delete it'
        : 'add alt="…" with what it shows, or alt="" if it only adorns',
  }),
  'html-heading-first': () => ({
    message: 'The only heading of the first level (h1) is the title of the page.',
    hint: 'write <h2> … </h2>',
  }),
  'html-heading-repeated': ({ text, first, second }) => ({
    message: `Two parts of this text have the same heading, “${text}”: headings ${first} and ${second}.`,
    hint: 'write what each of them is about, or delete the one too many',
  }),
  'html-heading-skipped': ({ heading, correct }) => ({
    message: `This heading is ${heading}, which skips a level: ${correct} comes next here.`,
    hint: `write <${correct}> … </${correct}>`,
  }),
  'text-encoding': ({ text, correct }) => ({
    message: `“${text}” has broken letters: they were saved or copied wrongly.`,
    hint: correct === undefined ? 'write the missing letters again' : `write ${correct}`,
  }),
  'text-entity': ({ entity, character, inHtml }) => ({
    message: inHtml
      ? `Of “${entity}” people would read “${character}” just like this, with its signs.`
      : `People would read “${entity}” just like this: this text is no HTML.`,
    hint: /^[\s\u00ad\u200b]*$/.test(character) ? 'write a space' : `write ${character}`,
  }),
  'check-digit-wrong': ({ text, is }) => ({
    message:
      is === 'account'
        ? `“${text}” is nobody’s IBAN: the two figures behind the country do not fit the others.`
        : `“${text}” is nobody’s tax number: its last sign does not fit the other figures.`,
    hint: 'copy it again from the document that it comes from',
  }),
  'text-filler': ({ text }) => ({
    message: `“${text}” looks like filler that has been left behind.`,
    hint: 'write the final text, or delete it if it is not needed',
  }),
  'text-invisible': ({ character, before }) => ({
    message:
      before === ''
        ? `There is a character that cannot be seen (${character}).`
        : `There is a character that cannot be seen (${character}) after “${before}”.`,
    hint: 'delete it: if you cannot find it, write the word again by hand',
  }),
  'html-entity-unknown': ({ entity, correct }) => ({
    message: `People would read “${entity}” just like this: no sign is called so.`,
    hint: correct === undefined ? 'write the sign itself' : `write ${correct}`,
  }),
  'text-capital-late': ({ word, correct }) => ({
    message: `“${word}” begins with two capitals.`,
    hint: `write ${correct}`,
  }),
  'text-accent': ({ word, correct }) => ({
    message: `“${word}” lacks its accent.`,
    hint: correct === undefined ? 'write its vowel that is stressed with the accent' : `write ${correct}`,
  }),
  'text-mark-foreign': ({ mark, language, correct }) =>
    correct === undefined
      ? {
          message: `In ${languageName(language, 'en')} no sentence begins with “${mark}”.`,
          hint: `delete ${mark}`,
        }
      : {
          message: `“${mark}” is the mark of other languages: ${languageName(language, 'en')} has one of its own.`,
          hint: `write ${correct}`,
        },
  'text-pasted': ({ text, correct }) => ({
    message: `“${text}” was left when the text was copied and pasted, and people would read it just like this.`,
    hint: correct === undefined ? 'delete it' : `write ${correct}`,
  }),
  'text-markdown': ({ text, correct }) => ({
    message: `“${text}” is written as in Markdown, and people would read those signs just like this.`,
    hint: correct === undefined ? 'delete the signs' : `write ${correct}`,
  }),
  'text-run-together': ({ correct, isHtml }) =>
    correct === undefined
      ? {
          message: 'Another paragraph begins here, but in this text it would be joined to the one before.',
          hint: isHtml
            ? 'put each paragraph between <p> and </p>; an empty line does not part them'
            : 'leave one paragraph, or move it to a formatted text: <p>…</p><p>…</p>',
        }
      : { message: 'There is no space between two sentences.', hint: `write ${correct}` },
  'text-space-doubled': () => ({ message: 'There is more than one space in a row.', hint: 'leave only one' }),
  'text-stop-missing': ({ word, correct }) => ({
    message: `A full stop seems to be missing before “${word}”: the other language has two sentences there.`,
    hint: `type ${correct}; or, if the sentence goes on, write ${word} without a capital`,
  }),
  'text-tag': ({ tag }) => ({
    message: `People would read “${tag}” just like this: there are no tags in this text.`,
    hint: 'delete it',
  }),
  'text-capitals': ({ text }) => ({
    message: `“${text}” is all in capitals: it is harder to read, and looks like shouting.`,
    hint: 'write it in small letters, with capitals only where they belong',
  }),
  'text-mark-unpaired': ({ mark, missing, isOpening, correct }) => ({
    message: isOpening ? `${mark} opens here and is never closed.` : `${mark} closes here, and nothing has opened it.`,
    hint:
      correct === undefined
        ? `write ${missing} where it ${isOpening ? 'ends' : 'begins'}, or take ${mark} away`
        : `write ${correct}`,
  }),
  'text-space-edge': ({ isAtStart, word }) => ({
    message: isAtStart ? 'The text begins with a space.' : 'The text ends with a space.',
    hint: isAtStart ? `delete the space before “${word}”` : `delete the space after “${word}”`,
  }),
  'text-date-passed': ({ text }) => ({
    message: `“${text}” has passed, and the text says it as if it were still to come.`,
    hint: 'change the date, or delete the sentence',
  }),
  'text-spacing': ({ text, correct }) => ({
    message: `In “${text}” ${SPACING_SLIPS[spacingSlip(text, correct)]}.`,
    hint: `write ${correct}`,
  }),
  'text-unbreakable': ({ text }) => ({
    message: `The spaces of “${text}” do not let the line break: on a phone it would run out of the screen.`,
    hint: 'make them ordinary spaces: delete them and type them again with the space bar',
  }),
  'text-unfinished': ({ text, language, mark, isInside, asks }) => {
    if (isInside) {
      return {
        message: `In “${text}” something is missing, or a word is in the wrong place.`,
        hint: 'write what is missing, or delete the word that does not belong there',
      };
    }
    if (mark === true) {
      return {
        message: `The text ends with “${text}”: it is one too many, or something is missing behind it.`,
        hint: `delete ${text} at the end`,
      };
    }
    if (asks === true && language !== undefined) {
      return {
        message: `The text is a question, as the ${languageName(language, 'en')} one is, and ends with “${text}” without its question mark.`,
        hint: `write ${text}?`,
      };
    }
    return language === undefined
      ? { message: `The text stops at “${text}”: something is missing behind it.`, hint: 'finish the sentence' }
      : {
          message: `The text stops at “${text}”, and the ${languageName(language, 'en')} one ends with a full stop: something may be missing.`,
          hint: 'finish the sentence, or put its full stop',
        };
  },
  'text-typo': ({ word, correct, isUsed, isUnlisted }) => ({
    message: isUsed
      ? `“${word}” looks like “${correct}” with a slip: the site uses “${correct}” in other texts.`
      : isUnlisted
        ? `“${word}” is in no dictionary, and looks like “${correct}” with a slip.`
        : `“${word}” is misspelt.`,
    hint: isUnlisted
      ? `write ${correct}; if the word is right, add it to the site’s own words (words) in settings.yaml`
      : `write ${correct}`,
  }),
  'text-address-other': ({ word, isPolite, isRegional, correct }) => ({
    message: isRegional
      ? `“${word}” speaks to the reader as in other countries than the rest of the site.`
      : `“${word}” speaks to the reader in the ${isPolite ? 'polite' : 'familiar'} form, and the rest of the site in the ${isPolite ? 'familiar' : 'polite'} one.`,
    hint: correct === undefined ? `say it in the ${isPolite ? 'familiar' : 'polite'} form` : `write ${correct}`,
  }),
  'text-phrase-wrong': ({ phrase, correct }) => ({
    message: `“${phrase}” is written “${correct}”.`,
    hint: `write ${correct}`,
  }),
  'text-word-doubled': ({ word, isApart }) => ({
    message: isApart ? `“${word}” is there twice in the same text.` : `“${word}” is there twice in a row.`,
    hint: isApart ? 'leave it where it belongs, and delete the other one' : 'leave only one',
  }),
  'text-curly-quotes': ({ text }) => ({
    message: 'Quotes that are not straight (“ ”, « ») will be seen on the website as part of the text.',
    hint: `write it in straight quotes: "${text}"`,
  }),
  'text-cut-off': ({ shown, whole }) => ({
    message: `Of this text only “${shown}” will be seen: without quotes, what follows the number sign is a note.`,
    hint: `write "${whole}", in quotes; if it is a note, leave a space after the #`,
  }),
} satisfies Messages;

function aroundItems(holder: string, isFirst: boolean, isClosed: boolean): string {
  if (isClosed) return `write <${holder}> before it: the </${holder}> is there, behind it`;
  return isFirst
    ? `write <${holder}> before it, and </${holder}> after the last of those that follow it`
    : `write <${holder}> before and </${holder}> after it`;
}
