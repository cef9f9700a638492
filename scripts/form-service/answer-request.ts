import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FormTexts as Phrases } from '../../generated/types';
import type { FormTexts } from '../../src/compiler/manifest/form-texts';
import type { Manifests } from '../../src/compiler/manifests';
import type { RequestAddress } from '../local-server/request-address';
import { type Answers, findFaults, readAnswers } from './answers';
import { type FormPageParts, renderFormPage, renderSentPage, type ServedForm } from './form-page';
import type { RateLimit } from './rate-limit';
import { readBody } from './read-body';
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

/** Bytes that a submission may have. */
const BODY_LIMIT = 32 * 1024;
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
  if (request.method === 'GET' || request.method === 'HEAD') return { status: 200, html: renderFormPage(page) };
  if (request.method !== 'POST' || isFromElsewhere(request)) return { status: 403, html: '' };
  return store(request, searchParams, page, parts);
}

async function store(
  request: IncomingMessage,
  query: URLSearchParams,
  page: FormPageParts,
  { log, isAllowed }: ServiceParts,
): Promise<Answer> {
  const { form, phrases, language } = page;
  const body = await readBody(request, BODY_LIMIT);
  if (body === undefined) return { status: 413, html: renderFormPage({ ...page, failure: phrases.tooLarge }) };
  const sent = new URLSearchParams(body);
  const answers = readAnswers(form.fields, sent);
  const id = sent.get('_id') ?? '';
  const submissionId = UUID.test(id) ? id : randomUUID();
  const again = (status: number, more: Partial<FormPageParts>): Answer => ({
    status,
    html: renderFormPage({ ...page, submissionId, answers, ...more }),
  });
  const faults = findFaults(form.fields, answers);
  if (faults.size > 0) return again(422, { faults });
  if (!isAllowed(request.socket.remoteAddress ?? '')) return again(429, { failure: phrases.tooMany });
  const submission = toSubmission(submissionId, form.id, language, query, answers);
  try {
    await log.add(submission);
  } catch (error) {
    process.stderr.write(`${form.id}: ${String(error)}\n`);
    return again(500, { failure: phrases.failed });
  }
  return { status: 200, html: renderSentPage(page, submission) };
}

function formPage(
  id: string,
  query: URLSearchParams,
  texts: Manifests['formTexts'] | undefined,
): FormPageParts | undefined {
  const asked = query.get('lang') ?? '';
  const [fallback = ''] = Object.keys(texts ?? {});
  const language = texts !== undefined && Object.hasOwn(texts, asked) ? asked : fallback;
  const inLanguage = texts?.[language];
  const form = inLanguage?.forms.get(id);
  const phrases: Phrases | undefined = inLanguage?.phrases;
  if (inLanguage === undefined || form?.fields === undefined || phrases === undefined) return undefined;
  return {
    form: form as ServedForm,
    ...{ phrases, language },
    site: siteAround(query, inLanguage),
    isTitleHidden: query.has('hideTitle'),
    submissionId: randomUUID(),
  };
}

/** Origin of the page around the form, if it is one on this computer; the public one otherwise. */
function siteAround(query: URLSearchParams, { url }: FormTexts): string {
  const address = query.get('page_url') ?? '';
  if (!URL.canParse(address)) return url;
  const { hostname, origin } = new URL(address);
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) ? origin : url;
}

/** Whether anything but the service's own pages makes the browser send this: a hidden origin (`null`) is none of them. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin !== undefined && origin !== `http://${host}`;
}

function toSubmission(
  id: string,
  formId: string,
  language: string,
  query: URLSearchParams,
  answers: Answers,
): Submission {
  const attribution = ATTRIBUTION.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.slice(0, 2000)]];
  });
  const createdAt = new Date().toISOString();
  return { id, formId, createdAt, language, attribution: Object.fromEntries(attribution), answers };
}
