/** What stands before the items of a list in a plain text, as programs write it that copy one. */
export const SIGN = /^\s*[-–*•·▪◦‣●○■➢\uf0a7\uf0b7]\s+(?=\S)/;
export const NUMBER = /^\s*(\d{1,3})[.)]\s+(?=\S)/;
