/** The country in a lookup's answer; undefined where it is none (decision L5). */
export function countryIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('error' in answer && answer.error === true) return undefined;
  const country = 'country' in answer ? answer.country : undefined;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined;
}

/** Whether a user agent is one of those that must see every address in its own language (decision L3). */
export function isCrawler(userAgent: string, crawlers: readonly string[]): boolean {
  const lower = userAgent.toLowerCase();
  return crawlers.some((word) => lower.includes(word.toLowerCase()));
}
