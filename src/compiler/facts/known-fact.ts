/** A fact, as far as those who name it have to know it. */
export interface KnownFact {
  readonly value: string | number;
  readonly isMoney: boolean;
  /** Whether something can cost that: an amount of money, or a number of which nobody says what it is. */
  readonly canBePrice: boolean;
  readonly note: string | undefined;
}
