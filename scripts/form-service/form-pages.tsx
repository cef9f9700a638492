/** @jsxRuntime automatic (a program run by tsx has no other place to say so) */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FormTexts } from '../../generated/types';
import type { NamedForm } from '../../src/compiler/manifest/form-texts';
import { directionOf } from '../../src/shared/direction';
import { type Answers, type Problems, readAnswers } from './answers';
import { Field } from './Field';
import type { Submission } from './submission-log';

/** A form that the service has: one whose fields are written down. */
export type ServedForm = NamedForm & Required<Pick<NamedForm, 'fields'>>;

export interface FormPageProps {
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
  readonly problems?: Problems;
  /** Why nothing was stored, when no field is to blame. */
  readonly failure?: string;
}

/** The form itself, with what was typed and what is wrong with it after a failed attempt. */
export function renderFormPage(props: FormPageProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(<FormPage {...props} />)}\n`;
}

/** What is shown once the form is stored; tells the page around it of the submission. */
export function renderSentPage(props: FormPageProps, submission: Submission): string {
  return `<!doctype html>\n${renderToStaticMarkup(<SentPage {...props} submission={submission} />)}\n`;
}

function FormPage(props: FormPageProps) {
  const { form, phrases, language, site, isTitleHidden, submissionId, failure } = props;
  const { answers = readAnswers(form.fields, new URLSearchParams()), problems = new Map() } = props;
  const alert = problems.size > 0 ? phrases.problems : failure;
  const firstProblem = form.fields.find(({ name }) => problems.has(name));
  const messages = [
    { event: 'Tally.FormLoaded', payload: { formId: form.id } },
    { event: 'Tally.FormPageView', payload: { formId: form.id, page: 1 } },
  ];
  return (
    <Page
      title={alert === undefined ? form.title : `${alert} · ${form.title}`}
      language={language}
      form={form}
      messages={messages}
    >
      <h1 id="title" className={isTitleHidden ? 'hidden' : undefined}>
        {form.title}
      </h1>
      {alert !== undefined && (
        <p className="alert" role="alert">
          {alert}
        </p>
      )}
      <form method="post" noValidate>
        <input type="hidden" name="_id" value={submissionId} />
        {form.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            phrases={phrases}
            site={site}
            answer={answers[field.name] ?? ''}
            problem={problems.get(field.name)}
            autoFocus={field === firstProblem}
          />
        ))}
        <button type="submit">{phrases.submit}</button>
      </form>
    </Page>
  );
}

function SentPage({ form, phrases, language, submission }: FormPageProps & { submission: Submission }) {
  const { id, createdAt, answers } = submission;
  const fields = form.fields.map(({ name, label, kind }) => ({
    id: name,
    title: label,
    type: kind,
    answer: { value: answers[name], raw: answers[name] },
  }));
  const payload = { id, respondentId: id, formId: form.id, formName: form.title, createdAt, fields };
  return (
    <Page title={phrases.sent} messages={[{ event: 'Tally.FormSubmitted', payload }]} language={language} form={form}>
      {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to the visitor's own press. */}
      <h1 id="title" tabIndex={-1} autoFocus>
        {phrases.sent}
      </h1>
      <p>{phrases.sentHint}</p>
    </Page>
  );
}

interface PageProps {
  language: string;
  title: string;
  form: ServedForm;
  /** What browser/form.js tells the page around this one, in the provider's shape. */
  messages: readonly { event: string; payload: Readonly<Record<string, unknown>> }[];
  children: ReactNode;
}

function Page({ language, title, form, messages, children }: PageProps) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href="/form.css" />
        <script type="module" src="/form.js" />
      </head>
      <body data-form={form.id} data-messages={JSON.stringify(messages)}>
        <main aria-labelledby="title">{children}</main>
      </body>
    </html>
  );
}
