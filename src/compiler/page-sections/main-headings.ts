import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { isForLanguage } from '../resolve/condition';
import type { Contract } from '../schema/contract';
import type { DraftSite } from '../site';
import { type ShownSection, shownSections } from './anchors';

type Written = Readonly<Record<string, unknown>>;

/** The sections of a page that are made to hold its main heading, in a language. */
export function mainHeadings(
  site: DraftSite,
  page: DraftSite['pages']['all'][number]['page'],
  language: Language,
): ShownSection[] {
  return shownSections(site, page).filter(
    ({ value }) => isMainHeading(value, site.contract) && isForLanguage(value, language),
  );
}

/** On a page without a section that is made for its main heading, the one whose title is it: the first that can be. */
export function headingSection<Section extends { readonly value: Written }>(
  sections: readonly Section[],
  contract: Contract,
): Section | undefined {
  if (sections.some(({ value }) => isMainHeading(value, contract))) return undefined;
  return sections.find(({ value }) => value.title !== undefined && isForAll(value) && canHaveTitle(value, contract));
}

/** Whether a section is there for all visitors and on all days. */
export function isAlwaysShown({ value }: { readonly value: Written }): boolean {
  return value.publish === undefined && value.expire === undefined && isForAll(value);
}

function isForAll({ when }: Written): boolean {
  return !(isRecord(when) && when.visitor !== undefined);
}

/** Whether a section is of a type that is made to hold the main heading of a page. */
export function isMainHeading({ type }: Written, contract: Contract): boolean {
  return contract.sections.get(String(type))?.['x-main-heading'] === true;
}

function canHaveTitle({ type }: Written, contract: Contract): boolean {
  return contract.sections.get(String(type))?.['x-without']?.includes('title') !== true;
}
