/** The parts of a time in Korean with the words for the halves of the day, for which some platforms have the English ones. */
export function withKoreanHalves<Written extends Intl.DateTimeFormatPart>(parts: readonly Written[]): Written[] {
  return parts.map((part) => (part.type === 'dayPeriod' ? { ...part, value: HALVES[part.value] ?? part.value } : part));
}

const HALVES: Readonly<Record<string, string>> = { AM: '오전', PM: '오후' };
