type Part = Intl.DateTimeFormatPart;

/**
 * The parts of a date in Basque with the endings that their figures have: «2027ko maiatzaren 5a», where the platform leaves
 * them open, «2027(e)ko martxoa 5(a)».
 */
export function withBasqueEndings<Written extends Part>(parts: readonly Written[]): Written[] {
  return parts.map((part, at) => {
    const [before, behind] = [parts[at - 1]?.value ?? '', parts[at + 1]?.value];
    if (part.type === 'month' && behind === ' ') return { ...part, value: part.value.replace(/a$/, 'aren') };
    if (part.type !== 'literal') return part;
    const value = part.value.replace('(e)ko', endsInConsonant(Number(before)) ? 'eko' : 'ko');
    return { ...part, value: value.replace('(a)', ENDING_IN_A.has(before) ? '' : 'a') };
  });
}

/** «hamaika», «hogeita hamaika» */
const ENDING_IN_A: ReadonlySet<string> = new Set(['11', '31']);

/** Whether the last word of a year is «bat», «bost», «hamar», «hamabost» or «ehun». */
function endsInConsonant(year: number): boolean {
  return year % 100 === 0 ? year % 1000 !== 0 : [1, 5, 10, 15].includes((year % 100) % 20);
}
