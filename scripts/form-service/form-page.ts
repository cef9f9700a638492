import type { Form, FormTexts } from '../../generated/types';
import { escapeHtml } from '../../src/shared/escape-html';
import type { Answers, Faults } from './answers';
import { renderFields } from './form-fields';
import { renderPage } from './page';
import type { Submission } from './submission-log';

/** A form that the service has: one whose fields are written down. */
export type ServedForm = Form & Required<Pick<Form, 'fields'>>;

export interface FormPageParts {
  readonly form: ServedForm;
  readonly phrases: FormTexts;
  readonly language: string;
  /** Origin of the website around the form. */
  readonly site: string;
  /** The page around the form has a title of its own. */
  readonly isTitleHidden: boolean;
  /** The id that the submission will have, so that sending it twice stores it once. */
  readonly submissionId: string;
  readonly answers?: Answers;
  readonly faults?: Faults;
  /** Why nothing was stored, when no field is to blame. */
  readonly failure?: string;
}

/** The form itself, with what was typed and what is wrong with it after a failed attempt. */
export function renderFormPage(parts: FormPageParts): string {
  const { form, phrases, language, submissionId, answers = {}, faults = new Map(), failure } = parts;
  const complaint = faults.size > 0 ? phrases.problems : failure;
  const payload = { formId: form.id };
  return renderPage({
    language,
    title: complaint === undefined ? form.title : `${complaint} · ${form.title}`,
    formId: form.id,
    messages: [
      { event: 'Tally.FormLoaded', payload },
      { event: 'Tally.FormPageView', payload: { ...payload, page: 1 } },
    ],
    body: [
      titleOf(parts),
      complaint === undefined ? '' : `<p class="complaint" role="alert">${escapeHtml(complaint)}</p>`,
      '<form method="post" novalidate>',
      `<input type="hidden" name="_id" value="${escapeHtml(submissionId)}">`,
      renderFields(form.fields, { ...parts, answers, faults }),
      `<button type="submit">${escapeHtml(phrases.submit)}</button>`,
      '</form>',
    ].join('\n'),
  });
}

/** What is shown once the form is stored; tells the page around it of the submission, in the provider's shape. */
export function renderSentPage({ form, phrases, language }: FormPageParts, submission: Submission): string {
  const { id, createdAt, answers } = submission;
  const fields = form.fields.map(({ name, label, kind }) => ({
    id: name,
    title: label,
    type: kind,
    answer: { value: answers[name], raw: answers[name] },
  }));
  const payload = { id, respondentId: id, formId: form.id, formName: form.title, createdAt, fields };
  return renderPage({
    language,
    title: phrases.sent,
    formId: form.id,
    messages: [{ event: 'Tally.FormSubmitted', payload }],
    body: `<h1 id="title" tabindex="-1" autofocus>${escapeHtml(phrases.sent)}</h1>\n<p>${escapeHtml(phrases.sentHint)}</p>`,
  });
}

function titleOf({ form, isTitleHidden }: FormPageParts): string {
  return `<h1 id="title"${isTitleHidden ? ' class="hidden"' : ''}>${escapeHtml(form.title)}</h1>`;
}
