import type { Finding } from '../findings/finding';
import { insertEdits } from '../findings/fixes';
import type { Rule } from '../rule';
import { type FormFields, formFields } from '../values/form-fields';

/** Where forms ask for the consent of whoever writes, each does, none can be sent without it, and each links what it is about. */
export const formConsentMissing: Rule<'form-consent-missing'> = (site) => {
  const forms = formFields(site);
  return [...missing(forms), ...unlinked(forms)];
};

function missing(forms: readonly FormFields[]): Finding<'form-consent-missing'>[] {
  const other = forms.find(requiresConsent);
  if (other === undefined) return [];
  return forms
    .filter((form) => !requiresConsent(form))
    .map(({ form, place, fields }): Finding<'form-consent-missing'> => {
      const optional = fields.findIndex(({ kind }) => kind === 'consent');
      const details = { form, other: other.form };
      if (optional < 0) return { code: 'form-consent-missing', place, details };
      const { source, pointer } = place;
      return {
        code: 'form-consent-missing',
        place: { source, pointer: [...pointer, optional, 'optional'] },
        details: { ...details, isOptional: true },
      };
    });
}

/** Consents without the link that others have. */
function unlinked(forms: readonly FormFields[]): Finding<'form-consent-missing'>[] {
  const consents = forms.flatMap(({ form, place: { source, pointer }, fields }) =>
    fields.flatMap(({ kind, link }, index) =>
      kind === 'consent' ? [{ form, link, place: { source, pointer: [...pointer, index] } }] : [],
    ),
  );
  const linked = consents.find(({ link }) => link !== undefined);
  if (linked === undefined) return [];
  return consents
    .filter(({ link }) => link === undefined)
    .map(({ form, place }) => ({
      code: 'form-consent-missing',
      place,
      details: { form, other: linked.form, isUnlinked: true },
      fix: { edits: insertEdits(place, [['link', linked.link]]), isCertain: false },
    }));
}

function requiresConsent({ fields }: FormFields): boolean {
  return fields.some(({ kind, optional }) => kind === 'consent' && optional !== true);
}
