import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FormTexts } from '../../src/compiler/manifest/form-texts';
import type { Manifests } from '../../src/compiler/manifests';
import { LOCAL_NAMES } from '../local-server/own-host';
import { type BodyLimits, readBody } from '../local-server/read-body';
import type { RequestAddress } from '../local-server/request-address';
import { findProblems, readAnswers } from './answers';
import type { FormPageProps, ServedForm } from './form-pages';
import type { RateLimit } from './rate-limit';
import type { Submission, SubmissionLog } from './submission-log';

export interface Answer {
  readonly status: number;
  readonly html: string;
}

export interface ServiceParts {
  /** The texts as they are now; the content may change while the service runs. */
  readonly texts: () => Manifests['formTexts'] | undefined;
  readonly log: SubmissionLog;
  readonly isAllowed: RateLimit;
}

/** Of a submission. */
const LIMITS: BodyLimits = { bytes: 32 * 1024, patience: 1024 * 1024, ms: 60_000 };
const FORM_PATH = /^\/f\/([a-z0-9-]+)$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ATTRIBUTION = ['page_url', 'gclid', 'origin_url'] as const;

/** Answers a request for a form or for storing one; undefined where there is no form. */
export async function answerRequest(
  request: IncomingMessage,
  { pathname, searchParams }: RequestAddress,
  parts: ServiceParts,
): Promise<Answer | undefined> {
  const id = FORM_PATH.exec(pathname)?.[1];
  const page = id === undefined ? undefined : formPage(id, searchParams, parts.texts());
  if (page === undefined) return undefined;
  // Not before it is needed: React takes the mode it is first loaded in, and a build has to choose it.
  const { renderFormPage, renderSentPage } = await import('./form-pages');
  if (request.method === 'GET' || request.method === 'HEAD') return { status: 200, html: renderFormPage(page) };
  if (request.method !== 'POST' || isFromElsewhere(request)) return { status: 403, html: '' };
  const outcome = await store(request, searchParams, page, parts);
  if ('submission' in outcome) return { status: 200, html: renderSentPage(page, outcome.submission) };
  return { status: outcome.status, html: renderFormPage({ ...page, ...outcome.shown }) };
}

/** What came of a form that was sent: it is stored, or shown again. */
type Outcome =
  | { readonly submission: Submission }
  | { readonly status: number; readonly shown: Partial<FormPageProps> };

async function store(
  request: IncomingMessage,
  query: URLSearchParams,
  { form, phrases, language }: FormPageProps,
  { log, isAllowed }: ServiceParts,
): Promise<Outcome> {
  const body = await readBody(request, LIMITS);
  if (body === 'too-large') return { status: 413, shown: { failure: phrases.tooLarge } };
  if (body === 'too-slow') return { status: 408, shown: { failure: phrases.failed } };
  const sent = new URLSearchParams(body.toString('utf8'));
  const answers = readAnswers(form.fields, sent);
  const sentId = sent.get('_id') ?? '';
  const id = UUID.test(sentId) ? sentId : randomUUID();
  const again = (status: number, why: Partial<FormPageProps>): Outcome => ({
    status,
    shown: { submissionId: id, answers, ...why },
  });
  const problems = findProblems(form.fields, answers);
  if (problems.size > 0) return again(422, { problems });
  if (!isAllowed(request.socket.remoteAddress ?? '')) return again(429, { failure: phrases.tooMany });
  const createdAt = new Date().toISOString();
  const submission = { id, formId: form.id, createdAt, language, attribution: attributionIn(query), answers };
  try {
    await log.add(submission);
  } catch (error) {
    process.stderr.write(`${form.id}: ${String(error)}\n`);
    return again(500, { failure: phrases.failed });
  }
  return { submission };
}

function attributionIn(query: URLSearchParams): Submission['attribution'] {
  const sent = ATTRIBUTION.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.slice(0, 2000)]];
  });
  return Object.fromEntries(sent) as Submission['attribution'];
}

/** The form in the language that the address asks for, or else in the first. */
function formPage(id: string, query: URLSearchParams, texts: Manifests['formTexts'] = {}): FormPageProps | undefined {
  const asked = query.get('lang') ?? '';
  const [fallback = ''] = Object.keys(texts);
  const language = Object.hasOwn(texts, asked) ? asked : fallback;
  const inLanguage = texts[language];
  const form = inLanguage?.forms.get(id);
  if (inLanguage?.phrases === undefined || form?.fields === undefined) return undefined;
  return {
    form: form as ServedForm,
    phrases: inLanguage.phrases,
    language,
    site: siteAround(query, inLanguage),
    isTitleHidden: query.has('hideTitle'),
    submissionId: randomUUID(),
  };
}

/** Origin of the page around the form, if it is one on this computer; the public one otherwise. */
function siteAround(query: URLSearchParams, { url }: FormTexts): string {
  const address = query.get('page_url') ?? '';
  if (!URL.canParse(address)) return url;
  const { hostname, origin, protocol } = new URL(address);
  const isPage = protocol === 'http:' || protocol === 'https:';
  return isPage && LOCAL_NAMES.includes(hostname) ? origin : url;
}

/** Whether a page of another origin makes the browser send this; a hidden origin (`null`) counts as another. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin !== undefined && origin !== `http://${host}`;
}
