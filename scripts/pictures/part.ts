/** Where a part begins that is as near to its middle being the focus, in percent, as the whole allows. */
export function startOfPart(focus = 50, part: number, whole: number): number {
  return Math.round(Math.min(Math.max((whole * focus) / 100 - part / 2, 0), whole - part));
}
