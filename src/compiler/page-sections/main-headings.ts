import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { isForLanguage } from '../manifest/condition';
import type { DraftSite } from '../site';
import { type ShownSection, shownSections } from './anchors';

/** The sections of a page that hold its main heading in a language. */
export function mainHeadings(
  site: DraftSite,
  page: DraftSite['pages']['all'][number]['page'],
  language: Language,
): ShownSection[] {
  return shownSections(site, page).filter(
    ({ value }) =>
      site.contract.sections.get(String(value.type))?.['x-main-heading'] === true && isForLanguage(value, language),
  );
}

/** Whether a section is there for all visitors and on all days. */
export function isAlwaysShown({ value: { when, publish, expire } }: ShownSection): boolean {
  return publish === undefined && expire === undefined && !(isRecord(when) && when.visitor !== undefined);
}
