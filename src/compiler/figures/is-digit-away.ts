/** Whether one digit is another one, or two have changed places. */
export function isDigitAway(one: string, other: string): boolean {
  const [first, second, ...more] = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  if (one.length !== other.length || first === undefined || more.length > 0) return false;
  return second === undefined || (one[first] === other[second] && one[second] === other[first]);
}
