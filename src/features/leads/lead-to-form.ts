/** The part of every page that takes the place of a form which cannot be opened. */
export const FORM_UNAVAILABLE_ID = 'Form-unavailable';

/** Follows a link to the page with its form, unless that cannot be reached: phone and e-mail are shown on this page then. */
export async function leadToForm({ href }: HTMLAnchorElement): Promise<void> {
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store' });
    location.assign(href);
  } catch {
    const instead = document.getElementById(FORM_UNAVAILABLE_ID);
    instead?.showPopover();
    instead?.focus();
  }
}
