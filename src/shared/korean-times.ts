/**
 * The parts of a time in Korean with the words for the halves of the day, for which some platforms have the English ones, each
 * on one line with its hour: «오후 7:30».
 */
export function withKoreanHalves<Written extends Intl.DateTimeFormatPart>(parts: readonly Written[]): Written[] {
  return parts.map((part, at) => {
    if (part.type === 'dayPeriod') return { ...part, value: HALVES[part.value] ?? part.value };
    return part.value === ' ' && parts[at - 1]?.type === 'dayPeriod' ? { ...part, value: '\u00a0' } : part;
  });
}

const HALVES: Readonly<Record<string, string>> = { AM: '오전', PM: '오후' };
