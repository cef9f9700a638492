/** One pattern for several, which counts where the first of them does that fits there; with the flags of the first. */
export function anyOf(first: RegExp, ...others: readonly RegExp[]): RegExp {
  return new RegExp([first, ...others].map(({ source }) => source).join('|'), first.flags);
}
