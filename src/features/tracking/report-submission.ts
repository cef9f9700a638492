import type { Settings } from '../../../generated/types';
import { reportLead } from './report-lead';
import { startTransaction } from './transaction';

/**
 * Tells the tags of a submitted form: the three events of the specification's point 7, and nothing of the answers.
 * Without tracking settings there is nobody to tell. Never throws.
 */
export function reportSubmission(
  form: { readonly id: string; readonly name: string },
  settings: Settings['tracking'],
): void {
  if (settings === undefined) return;
  reportLead(settings.submission, settings.ads, startTransaction(), { form_id: form.id, form_name: form.name });
}
