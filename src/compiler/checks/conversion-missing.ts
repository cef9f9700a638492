import { addressesOf } from '../addresses/addresses';
import { pageAt } from '../addresses/page-at';
import { insertEdits, possibleFix, setEdit } from '../findings/fixes';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';

/** Where visitors arrive after sending a form, the arrival is reported, if the settings say how. */
export const conversionMissing: Rule<'conversion-missing'> = (site) => {
  const { forms, tracking } = singleton(site, 'settings') ?? {};
  const settings = sourceOfSingleton(site, 'settings');
  if (settings === undefined || tracking?.success === undefined || forms?.successPath === undefined) return [];
  const reached = pageAt(site, forms.successPath);
  if (reached === undefined || reached.page.value.conversion === true) return [];
  const counted = site.pages.all.find(({ page: { value } }) => value.conversion === true);
  const address = counted && addressesOf(counted)[0];
  if (counted === undefined || address === undefined) {
    const place = { source: reached.page.source, pointer: [] };
    const fix = { edits: insertEdits(place, [['conversion', true]]), isCertain: false };
    return [{ code: 'conversion-missing', place, details: { page: reached.id }, fix }];
  }
  const place = { source: settings, pointer: ['forms', 'successPath'] };
  const details = { page: reached.id, other: counted.id, suggestion: address };
  return [{ code: 'conversion-missing', place, details, ...possibleFix(setEdit(place, address)) }];
};
