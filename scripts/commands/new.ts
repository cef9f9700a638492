/** `npm run new -- <what> <name>`: one more of what a site has, still to be written; `section --list` names the section types. */

import { type ContentKind, contentKinds, kindMeant, kindsCalled } from '../../src/authoring/content-kinds';
import { amended, type Refusal } from '../../src/authoring/refusal';
import { describeRefusal, words } from '../../src/authoring/words';
import { draftSite } from '../../src/compiler/compile';
import { todayOf } from '../../src/compiler/dates/today-of';
import type { DraftSite } from '../../src/compiler/site';
import { slugOf } from '../../src/compiler/spelling/suggest';
import { type MessageLanguage, messageLanguageFor, messageLanguages } from '../../src/diagnostics/languages';
import { schemaText } from '../../src/diagnostics/schema-text';
import { openProjectMemory } from '../command-line/compile-project';
import { parseOptions, toMessageLanguage } from '../command-line/options';
import { runCommand } from '../command-line/run-command';
import { Answer, PlainError } from '../plain-error';
import { readProjectContract } from '../read-contract';
import { readSite } from '../read-site';
import { writeNewContent } from '../scaffold/content';
import { askForKind, askForWords } from '../scaffold/interview';
import { scaffoldSection, sectionTypes } from '../scaffold/section';
import { isSiteWord, scaffoldSite } from '../scaffold/site';
import { atTerminal, hasTerminal } from '../scaffold/terminal';
import { commandFor, sectionWord, usageOf } from '../scaffold/usage';

const OPTIONS = { list: 'flag', help: 'flag', language: { example: 'en' } } as const;
const USAGE = `--list   --language ${messageLanguages.join('|')}`;

await runCommand(async () => {
  const { values, words: positionals } = parseOptions(process.argv.slice(2), OPTIONS, {
    usage: USAGE,
    takesWords: true,
  });
  const [first = '', ...following] = positionals;
  if (isSiteWord(first)) return newSiteIn(following, values.language);
  const site = await readDraft();
  const language =
    values.language === undefined ? messageLanguageFor(site.contract.languages) : toMessageLanguage(values.language);
  if (values.help === true) throw new Answer(usageOf(site, contentKinds(site.contract), language));
  const [what, ...rest] = positionals;
  if (what === undefined || !isSection(site, what)) return newContentOf(site, what, rest, language);
  const said =
    values.list === true ? sectionTypes(site.contract, language) : await scaffoldSection(site.contract, rest, language);
  process.stdout.write(`${said}\n`);
});

async function newSiteIn(said: readonly string[], asked: string | undefined): Promise<void> {
  const language = asked === undefined ? undefined : toMessageLanguage(asked);
  process.stdout.write(`${await scaffoldSite(await readProjectContract(), said, language)}\n`);
}

async function readDraft(): Promise<DraftSite> {
  const [contract, files] = await Promise.all([readProjectContract(), readSite()]);
  const { memory } = await openProjectMemory(files, contract, { today: todayOf(files) });
  return draftSite(files, contract, memory);
}

async function newContentOf(
  site: DraftSite,
  what: string | undefined,
  given: readonly string[],
  language: MessageLanguage,
): Promise<void> {
  if (site.contract.languages.length === 0) throw new PlainError(words[language].noLanguages);
  const kinds = contentKinds(site.contract);
  if (what === undefined && !hasTerminal()) throw new PlainError(usageOf(site, kinds, language));
  if (what === undefined) process.stdout.write(`${usageOf(site, kinds, language)}\n\n`);
  const named = what === undefined ? undefined : kindCalled(site, kinds, what, given, language);
  const isAsked = hasTerminal() && (named === undefined || given.length === 0);
  const answers = isAsked
    ? await atTerminal(async (respondent) => {
        const kind = named ?? (await askForKind(kinds, language, respondent));
        return { kind, said: await askForWords(site, kind, given, language, respondent) };
      })
    : named && { kind: named, said: given };
  if (answers === undefined) throw new PlainError(words[language].nothingMade);
  const { kind, said } = answers;
  const result = await writeNewContent(site, kind, said, language);
  if ('why' in result) throw new PlainError(refusedWith(site, kind, what ?? kind.name, said, result, language));
  const { place, gaps } = result;
  process.stdout.write(`${gaps === 0 ? place : `${place}\n${words[language].unwritten(gaps)}`}\n`);
}

/** The kind that a word means. Throws a {@link PlainError} with what can be typed where it means none, or several. */
function kindCalled(
  site: DraftSite,
  kinds: readonly ContentKind[],
  word: string,
  given: readonly string[],
  language: MessageLanguage,
): ContentKind {
  const [kind, ...others] = kindsCalled(kinds, word);
  const say = words[language];
  if (kind !== undefined && others.length === 0) return kind;
  if (kind !== undefined) {
    const commands = [kind, ...others].map((each) => {
      const { title } = schemaText(each.file.schema, language);
      return `  ${commandFor([each.name, ...given])}   ${title} (site/${each.file.files})`;
    });
    throw new PlainError([say.kindAmbiguous(word), ...commands].join('\n'));
  }
  const meant = kindMeant(kinds, word);
  const next =
    meant === undefined ? usageOf(site, kinds, language) : say.tryInstead(commandFor([meant.name, ...given]));
  throw new PlainError(`${say.kindUnknown(word)}\n${next}`);
}

function refusedWith(
  site: DraftSite,
  kind: ContentKind,
  what: string,
  said: readonly string[],
  refusal: Refusal,
  language: MessageLanguage,
): string {
  const better = amended(site, kind, said, refusal);
  const message = describeRefusal(refusal, language);
  const isHolderLacking = refusal.why === 'lacking' && refusal.slot.is === 'holder' && refusal.valid.length === 0;
  const instead = isHolderLacking ? [kind.file.name, `<${words[language].slot.name}>`] : better && [what, ...better];
  return instead === undefined ? message : `${message}\n${words[language].tryInstead(commandFor(instead))}`;
}

function isSection(site: DraftSite, what: string): boolean {
  return messageLanguages.some((language) => sectionWord(site, language) === slugOf(what));
}
