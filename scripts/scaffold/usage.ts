import { type ContentKind, isInUse, wordFor } from '../../src/authoring/content-kinds';
import { type Slot, slotsOf } from '../../src/authoring/slots';
import { words } from '../../src/authoring/words';
import type { DraftSite } from '../../src/compiler/site';
import { withoutAccents } from '../../src/compiler/spelling/folded';
import { type MessageLanguage, messageLanguages } from '../../src/diagnostics/languages';
import { schemaText } from '../../src/diagnostics/schema-text';

/** What can be made new on a site, and what to type for each. */
export function usageOf(site: DraftSite, kinds: readonly ContentKind[], language: MessageLanguage): string {
  const say = words[language];
  const lines = (some: readonly ContentKind[]) => some.map((kind) => `  ${usageOfKind(site, kinds, kind, language)}`);
  const used = kinds.filter((kind) => isInUse(site, kind));
  const others = kinds.filter((kind) => !used.includes(kind));
  const section = `  ${columns(`${sectionWord(site, language)} <${say.slot.name}>`, say.sectionTypes)}`;
  return [
    `${say.usage}   (--language ${messageLanguages.join('|')})`,
    '',
    say.inUse,
    ...lines(used),
    section,
    `  ${columns(say.site.usage.replace(/^npm run new -- | {3}.*$/g, ''), say.site.about)}`,
    ...(others.length === 0 ? [] : ['', say.notInUse, ...lines(others)]),
  ].join('\n');
}

/** What a new section type is called, which is nothing of the content. */
export function sectionWord({ contract }: DraftSite, language: MessageLanguage): string {
  const { title } = schemaText(contract.schemas.get('section.schema.json') ?? {}, language);
  return withoutAccents(title).toLowerCase();
}

function usageOfKind(
  site: DraftSite,
  kinds: readonly ContentKind[],
  kind: ContentKind,
  language: MessageLanguage,
): string {
  const slots = slotsOf(site, kind).map((slot) => usageOfSlot(slot, language));
  const { description } = schemaText(kind.schema, language);
  const word = wordFor(kind, kinds, language);
  return columns([word, ...slots].join(' '), `${description} (site/${kind.file.files})`);
}

function usageOfSlot(slot: Slot, language: MessageLanguage): string {
  const name = [words[language].slot[slot.is], slot.language].filter(Boolean).join(' ');
  return slot.isNeeded ? `<${name}>` : `[${name}]`;
}

const WIDTH = 46;

function columns(command: string, meaning: string): string {
  return `${command.padEnd(WIDTH - 1)} ${meaning}`;
}

/** What to type for something new. */
export function commandFor(said: readonly string[]): string {
  return `npm run new -- ${said.map((word) => (/^[\w/<>-]+$/.test(word) ? word : JSON.stringify(word))).join(' ')}`;
}
