import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { type FormFields, formFields } from '../values/form-fields';

/** Where forms ask for the consent of whoever writes, each does. */
export const formConsentMissing: Rule<'form-consent-missing'> = (site) => {
  const forms = formFields(site);
  const other = forms.find(asksForConsent);
  if (other === undefined) return [];
  return forms
    .filter((form) => !asksForConsent(form))
    .map(
      ({ form, place }): Finding<'form-consent-missing'> => ({
        code: 'form-consent-missing',
        place,
        details: { form, other: other.form },
      }),
    );
};

function asksForConsent({ fields }: FormFields): boolean {
  return fields.some(({ kind }) => kind === 'consent');
}
