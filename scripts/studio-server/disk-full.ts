/** Whether a system, or git in its words, says that there is no room left on the disk. */
export function saysDiskIsFull(said: string): boolean {
  return /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i.test(said);
}
