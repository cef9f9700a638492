/** So many characters altogether, then all is forgotten: whoever types leaves a text behind with each key. */
const MOST_CHARACTERS = 16_000_000;

/**
 * The texts in which nothing was found, by what else counts of them, their kind: wherever such a text stands, and when it
 * stands there again after an edit, it need not be looked at once more.
 */
export class FlawlessTexts {
  readonly #byKind = new Map<string, Set<string>>();
  #characters = 0;

  has(kind: string, text: string): boolean {
    return this.#byKind.get(kind)?.has(text) === true;
  }

  add(kind: string, text: string): void {
    if (this.#characters > MOST_CHARACTERS) this.#forget();
    const alike = this.#byKind.get(kind) ?? new Set();
    this.#byKind.set(kind, alike.add(text));
    this.#characters += text.length;
  }

  #forget(): void {
    this.#byKind.clear();
    this.#characters = 0;
  }
}
