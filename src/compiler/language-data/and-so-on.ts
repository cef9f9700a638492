/** What ends a list that goes on, with a full stop of its own: it begins no sentence and ends none. */
export const andSoOn = 'etc|ecc|usw|osv|enz|itd|itp|atd|stb|jne';
