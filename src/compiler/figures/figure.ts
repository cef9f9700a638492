/**
 * A figure of a text, whatever it counts. `value` is written the same in all languages: `27000`, `3.5`, the digits of a
 * phone number; a time is in minutes since midnight, a month and a day of the week are counted from 1.
 */
export interface Figure {
  readonly kind: 'number' | 'time' | 'month' | 'weekday' | 'word';
  readonly value: string;
  /** As it stands in the text. */
  readonly written: string;
  /** It may as well be said without a figure: «24 horas», "around the clock". */
  readonly isOptional?: boolean;
  /** What has a place in a row, in digits or by a name of its own: «2.º», «il Seicento». */
  readonly isOrdinal?: boolean;
  /** It belongs to a name of capitals, which another language may explain: «FP2», "vocational training"; “3D”, «tridimensional». */
  readonly isOfCode?: boolean;
  /** What it counts, where that is time or money: `month`, `EUR`. */
  readonly unit?: string;
  /** The figure together with that, as it is written: «6 meses», “$200”. */
  readonly withUnit?: string;
  /** Whether it counts lengths, weights and the like, which another language may convert into its own. */
  readonly isMeasure?: boolean;
  /** The sign of the metric measure that it counts, in small letters: `km`. */
  readonly metric?: string;
  /** Of how many it is a part that may be said in words: of a hundred in «80 %», of a thousand in «500 g», of one in «2,5», of sixty minutes in «1 h 15», of twelve months. */
  readonly outOf?: number;
  /** How many days are meant where more are said: «quinze jours» are two weeks. */
  readonly daysMeant?: number;
  /** A number behind which a sentence ends, and beside which there is no sign: nothing says what it counts. */
  readonly isBare?: boolean;
  /** An hour beside which stands that it is half or a quarter more or less. */
  readonly isAbout?: boolean;
}

/** The figures that stand in one of two texts only. */
export interface FigureDifference {
  readonly inOriginal: readonly Figure[];
  readonly inTranslation: readonly Figure[];
}

/** The same, with the original in the place of the translation. */
export function turned({ inOriginal, inTranslation }: FigureDifference): FigureDifference {
  return { inOriginal: inTranslation, inTranslation: inOriginal };
}

/** Minutes since midnight of «7.45», if that is a time. */
export function minutesWithDot({ kind, written }: Figure): number | undefined {
  const [, hours, minutes] = (kind === 'number' && /^([01]?\d|2[0-4])\.([0-5]\d)$/.exec(written)) || [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
