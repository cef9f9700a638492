/** What the result depends on besides the content. */
export interface Options {
  /** The day of the build as year-month-day; dates before it have passed. */
  readonly today: string;
  /** Origin of the stand-in form service, where one runs beside the site: `npm start` and `npm run dev`. */
  readonly formService?: string | undefined;
}
