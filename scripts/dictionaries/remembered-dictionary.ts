import type { Dictionary } from '../../src/compiler/texts/dictionary';

/** What was asked of a dictionary, and what it said. */
export interface KnownWords {
  /** What it was made from. */
  readonly madeFrom: string;
  readonly has: Readonly<Record<string, boolean>>;
  readonly near: Readonly<Record<string, readonly string[]>>;
}

/**
 * A dictionary of which it is known what was asked in the last run. To read one, and ask it anew, takes a quarter of a second:
 * it is read only where something else is asked.
 */
export class RememberedDictionary implements Dictionary {
  readonly #read: () => Dictionary;
  readonly #madeFrom: string;
  readonly #known: KnownWords | undefined;
  readonly #has = new Map<string, boolean>();
  readonly #near = new Map<string, readonly string[]>();
  #dictionary: Dictionary | undefined;

  /** @param known - what is known from another run, perhaps made from something else */
  constructor(read: () => Dictionary, madeFrom: string, known: KnownWords | undefined) {
    this.#read = read;
    this.#madeFrom = madeFrom;
    this.#known = known?.madeFrom === madeFrom ? known : undefined;
  }

  get isRead(): boolean {
    return this.#dictionary !== undefined;
  }

  has(word: string): boolean {
    return answer(this.#has, this.#known?.has, word, () => this.#opened().has(word));
  }

  near(word: string): readonly string[] {
    return answer(this.#near, this.#known?.near, word, () => this.#opened().near(word));
  }

  /** What was asked in this run. */
  asked(): KnownWords {
    return { madeFrom: this.#madeFrom, has: Object.fromEntries(this.#has), near: Object.fromEntries(this.#near) };
  }

  #opened(): Dictionary {
    this.#dictionary ??= this.#read();
    return this.#dictionary;
  }
}

function answer<Answer>(
  given: Map<string, Answer>,
  known: Readonly<Record<string, Answer>> | undefined,
  word: string,
  ask: () => Answer,
): Answer {
  const before = given.get(word);
  if (before !== undefined) return before;
  const found = known !== undefined && Object.hasOwn(known, word) ? (known[word] as Answer) : ask();
  given.set(word, found);
  return found;
}
