import type { MessageLanguage } from '../../diagnostics/languages';
import { capitalised } from '../../shared/capitalised';
import { shortened } from '../content/excerpts';
import type { DescribedChanges } from './describe-changes';
import { type ChangeWords, changeWords } from './shown-value';

/** How long the first line of a message may be. */
const LONGEST_LINE = 72;

/** The message of a version in which something has changed: what, on one line, and below it everything. */
export function proposedMessage(changes: readonly DescribedChanges[], language: MessageLanguage): string {
  const words = changeWords[language];
  if (changes.length === 0) return words.none;
  const subject = subjectOf(changes, words);
  const [only, ...others] = changes.flatMap(({ sentences }) => sentences);
  if (others.length === 0 && only !== undefined && subject.endsWith(only.text)) return subject;
  const groups = changes.map(({ title, sentences }) => [title, ...sentences.map(({ text }) => `- ${text}`)].join('\n'));
  return [subject, ...groups].join('\n\n');
}

function subjectOf(changes: readonly DescribedChanges[], words: ChangeWords): string {
  const proposals =
    changes.length === 1 ? changes.flatMap((only) => subjectsOf(only, words)) : subjectsOfAll(changes, words);
  const short = proposals.find((each) => each.length <= LONGEST_LINE);
  return capitalised(short ?? shortened(proposals.at(-1) ?? '', LONGEST_LINE));
}

/** What may be said on one line of what has changed in one page or file, the best first. */
function subjectsOf({ title, sentences }: DescribedChanges, words: ChangeWords): string[] {
  const [only, ...others] = sentences;
  if (only === undefined || others.length > 0) return [words.summary(title, sentences.length)];
  const places = [...(only.where === '' ? [] : [words.inside(title, only.where), only.where]), title];
  return [words.at(title, only.text), only.text, ...places.map((place) => words.places([place], 0))];
}

function subjectsOfAll(changes: readonly DescribedChanges[], words: ChangeWords): string[] {
  const titles = changes.map(({ title }) => title);
  const some = titles.map((_title, more) => words.places(titles.slice(0, titles.length - more), more));
  return [...some, words.pieces(changes.length)];
}
