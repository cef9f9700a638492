/** So many characters altogether, then all is forgotten: whoever types leaves a text behind with each key. */
const MOST_CHARACTERS = 4_000_000;

/** The same function, which works its result out once for each text: what many pages say is looked at once. */
export function oncePerText<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  let characters = 0;
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier.value;
    if (characters > MOST_CHARACTERS) {
      known.clear();
      characters = 0;
    }
    const value = work(text);
    known.set(text, { value });
    characters += text.length;
    return value;
  };
}
