/** Whether what stands before a word has opened quotation marks: what somebody else says is said as they say it. */
export function isQuoted(before: string): boolean {
  return before.lastIndexOf('«') > before.lastIndexOf('»') || before.lastIndexOf('“') > before.lastIndexOf('”');
}
