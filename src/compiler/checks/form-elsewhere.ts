import type { Page } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { possibleFix, setEdit } from '../findings/fixes';
import { areSectionsKnown, type ShownSection, shownSections } from '../page-sections/anchors';
import type { Rule } from '../rule';
import { collection, type DraftSite, type Entry } from '../site';

/** Where a form says that it is, there is a form: who cannot open it on top of the page is led there. */
export const formElsewhere: Rule<'form-elsewhere'> = (site) =>
  [...collection(site, 'forms').values()].flatMap(({ id, source, pointer, value }) => {
    const shown = site.pages.byId.get(String(value.page))?.page;
    const led = shown && sectionsWithId(site, shown).filter((section) => section.value.id === value.anchor);
    if (shown === undefined || led === undefined || led.length === 0 || !areSectionsKnown(site, shown)) return [];
    if (led.some((section) => holdsForm(section, site))) return [];
    const [correct, ...others] = sectionsWithId(site, shown).filter((section) => holdsForm(section, site));
    const name = others.length === 0 && typeof correct?.value.id === 'string' ? correct.value.id : undefined;
    const place = { source, pointer: [...pointer, 'anchor'] };
    const details = { form: id, anchor: String(value.anchor), page: shown.id };
    return [
      name === undefined
        ? { code: 'form-elsewhere', place, details }
        : {
            code: 'form-elsewhere',
            place,
            details: { ...details, correct: name },
            ...possibleFix(setEdit(place, name)),
          },
    ];
  });

function sectionsWithId(site: DraftSite, page: Entry<Draft<Page>>): readonly ShownSection[] {
  return shownSections(site, page).filter(({ value }) => typeof value.id === 'string');
}

/** Of the sections that offer the next step, those with code of their own are the forms. */
function holdsForm({ value }: ShownSection, { contract }: DraftSite): boolean {
  const schema = contract.sections.get(String(value.type));
  return schema?.['x-interactive'] === true && schema['x-offers-contact'] === true;
}
