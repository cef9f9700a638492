import { type ContentKind, kindMeant, kindsCalled } from '../../src/authoring/content-kinds';
import { type Refusal, refusalAt } from '../../src/authoring/refusal';
import { type Slot, slotsOf } from '../../src/authoring/slots';
import { describeRefusal, words } from '../../src/authoring/words';
import { collection, type DraftSite } from '../../src/compiler/site';
import type { MessageLanguage } from '../../src/diagnostics/languages';

/** Somebody who can be asked. */
export interface Respondent {
  readonly ask: (question: string) => Promise<string>;
  readonly tell: (text: string) => void;
}

/** Asks what is to be made, until it is something that there is. */
export async function askForKind(
  kinds: readonly ContentKind[],
  language: MessageLanguage,
  { ask, tell }: Respondent,
): Promise<ContentKind> {
  for (;;) {
    const word = (await ask(words[language].whichKind)).trim();
    const called = kindsCalled(kinds, word);
    const [kind, ...others] =
      called.length > 0 || word === '' ? called : [kindMeant(kinds, word)].filter((each) => !!each);
    if (kind !== undefined && others.length === 0) return kind;
    if (word !== '' && kind === undefined) tell(words[language].kindUnknown(word));
    if (kind !== undefined)
      tell([words[language].kindAmbiguous(word), ...called.map(({ name }) => `  ${name}`)].join('\n'));
  }
}

/** Asks for all that can be said of something new, and is not said yet; each until it can be. */
export async function askForWords(
  site: DraftSite,
  kind: ContentKind,
  given: readonly string[],
  language: MessageLanguage,
  respondent: Respondent,
): Promise<string[]> {
  const slots = slotsOf(site, kind);
  const said: string[] = [];
  for (const [index, slot] of slots.entries()) {
    let word = given[index] ?? (await askFor(site, kind, slot, language, respondent));
    let refusal = refusalAt(site, kind, slots, [...said, word], index);
    // A file with a mistake is told of once all is known.
    while (refusal !== undefined && refusal.why !== 'unreadable') {
      respondent.tell(describeRefusal(refusal, language));
      const proposal = proposalOf(refusal);
      const answer = await askFor(site, kind, slot, language, respondent, proposal);
      word = answer === '' ? (proposal ?? '') : answer;
      refusal = refusalAt(site, kind, slots, [...said, word], index);
    }
    said.push(word);
  }
  return said;
}

function proposalOf(refusal: Refusal): string | undefined {
  return 'proposal' in refusal ? refusal.proposal : undefined;
}

async function askFor(
  site: DraftSite,
  { file }: ContentKind,
  slot: Slot,
  language: MessageLanguage,
  { ask }: Respondent,
  proposal?: string,
): Promise<string> {
  const holders = slot.is === 'holder' ? [...collection(site, file.collection ?? '').keys()] : [];
  const choices = proposal === undefined ? holders : [proposal];
  return (await ask(words[language].question(slot, choices))).trim();
}
