import { escapeHtml } from '../../src/shared/escape-html';

/** What a page tells the page around it, as the provider does: a message each. */
export interface ProviderMessage {
  readonly event: 'Tally.FormLoaded' | 'Tally.FormPageView' | 'Tally.FormSubmitted';
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface PageParts {
  readonly language: string;
  readonly title: string;
  readonly formId: string;
  readonly messages: readonly ProviderMessage[];
  /** Has a heading with the id `title`. */
  readonly body: string;
}

/** A page of the service; its messages are sent by browser/form.js, which it does without. */
export function renderPage({ language, title, formId, messages, body }: PageParts): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/form.css">
<script type="module" src="/form.js"></script>
</head>
<body data-form="${escapeHtml(formId)}">
<main aria-labelledby="title">${body}</main>
<script type="application/json" id="messages">${JSON.stringify(messages).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}
