import type { Language } from '../../shared/language';
import type { Options } from '../options';
import type { Entry, Site } from '../site';

/** What resolving depends on besides the value itself. */
export interface ResolveContext {
  readonly site: Site;
  readonly language: Language;
  /** The BCP 47 tag by which dates and numbers are written. */
  readonly locale: string;
  /** The day of the build, as year-month-day: what lies before it has passed. */
  readonly today: string;
  /** Origin of the stand-in form service, where one runs beside the site. */
  readonly formService?: string | undefined;
  /** What is known of photographs, where they are served otherwise than they are. */
  readonly photographs?: Options['photographs'];
  /** The entry that a template page shows. */
  readonly entry: Entry | undefined;
}
