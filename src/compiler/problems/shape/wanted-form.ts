import { capitalised } from '../../../shared/capitalised';
import { isRecord } from '../../../shared/is-record';
import { plainLetters } from '../../../shared/plain-letters';
import type { Pointer } from '../../../shared/pointer';
import { mailHostsCalled, mailHostsEnding } from '../../addresses/known-hosts';
import { meantTime } from '../../dates/meant-time';
import type { WantedForm } from '../../findings/problem-details';
import { profileOf } from '../../links/link-networks';
import { isWellFormedId } from '../../names/well-formed-id';
import type { Contract } from '../../schema/contract';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import type { ShapeError } from '../../schema/validator';
import type { Source } from '../../source';
import { slugOf } from '../../spelling/suggest';
import { codesNamed } from '../../standards/codes-named';
import { allCurrencies } from '../../standards/currencies';
import { valueAt } from '../../values/value-at';
import { schemas } from './misplaced-key';

/** What can be said of the form that a value should have, and of what was meant. */
export function wantedForm(source: Source, contract: Contract, error: ShapeError): WantedForm {
  const { keyword, params, schema, value, pointer, propertyName } = error;
  if (keyword === 'minimum') return { least: Number(params.limit), ...inThousandths(error) };
  if (keyword === 'maximum') return { most: Number(params.limit) };
  const text = propertyName ?? value;
  if (typeof text !== 'string') return {};
  const key = propertyName === undefined ? keyOfForm(text, source, contract, pointer) : undefined;
  if (key !== undefined) return { key };
  const instead = propertyName === undefined ? keyInstead(text, error, source, contract) : undefined;
  if (instead !== undefined) return { key: instead, isInstead: true };
  const { start, capitals } = formOf(schema.pattern ?? '');
  const readings = [
    ...readingsOf(text),
    ...(capitals === undefined ? [] : codesNamed(text.trim())),
    ...[profileOf(text, labelsBeside(source, pointer))].filter((profile) => profile !== undefined),
    // Of a program that was pasted whole, what begins as it should.
    ...(start === '' ? [] : text.split(/[^\w-]+/).filter((word) => word.startsWith(start))),
  ];
  const meant = readings.find((reading) => reading !== text && isInForm(reading, schema));
  const all = meant === undefined || /[,;]/.test(text) ? severalIn(text, pointer, schema) : undefined;
  const correct = all === undefined ? meant : undefined;
  if (all !== undefined) return { ...(capitals !== undefined && { capitals }), all };
  return {
    ...(schema.format === 'email' && { isMailbox: true }),
    ...(!text.startsWith(start) && { start }),
    ...(capitals !== undefined && { capitals }),
    ...(correct !== undefined && { correct }),
  };
}

/** What the link is called of which something is the address. */
function labelsBeside({ data }: Source, pointer: Pointer): string[] {
  const label = valueAt(data, [...pointer.slice(0, -1), 'label']);
  const labels = isRecord(label) ? Object.values(label) : [label];
  return labels.filter((one) => typeof one === 'string');
}

/** Seconds where milliseconds go: `4`, and `4.000`, which reads as the same, in the place of 4000. */
function inThousandths({ value, params, pointer }: ShapeError): Pick<WantedForm, 'correct'> {
  const thousandths = typeof value === 'number' && String(pointer.at(-1)).endsWith('Ms') ? Math.round(value * 1000) : 0;
  return thousandths > 0 && thousandths >= Number(params.limit) ? { correct: String(thousandths) } : {};
}

/** What of a pattern can be said in words: the characters with which it begins, or how many capitals it is. */
function formOf(pattern: string): { readonly start: string; readonly capitals?: number } {
  const [, count] = /^\^\[A-Z\]\{(\d)\}\$$/.exec(pattern) ?? [];
  if (count !== undefined) return { start: '', capitals: Number(count) };
  const [, start = '', behind = ''] = /^\^\(?([\w#:/-]+)(.?)/.exec(pattern) ?? [];
  // Characters that are optional, or one of several alternatives, are not a beginning.
  return { start: /[?*{]/.test(behind) || pattern.includes('|') ? '' : start };
}

/** A neighbouring key that asks for the very form of a value: `GTM-ABC1234` is not a `G-ABC1234`. */
function keyOfForm(text: string, { kind }: Source, contract: Contract, pointer: Pointer): string | undefined {
  const own = String(pointer.at(-1));
  const holder = schemaAt(kind.schema, contract, pointer.slice(0, -1));
  const [key, ...others] = Object.entries(holder?.properties ?? {}).flatMap(([name, property]) => {
    const { pattern = '' } = dereference(contract, property);
    const isTelling = /\w-?$/.test(formOf(pattern).start) && formOf(pattern).start.length > 1;
    return name !== own && isTelling && new RegExp(pattern, 'u').test(text) ? name : [];
  });
  return others.length === 0 ? key : undefined;
}

const FILE = 'file';
const PAGE = 'page';
const FILE_NAME = /^(?![a-z]+:|\/\/|www\.)[^\s?#]+\.(?:avif|docx?|gif|jpe?g|odt|pdf|png|pptx?|svg|txt|webp|xlsx?)$/i;

/** The key beside the address of another site that is for what stands there: a file of this one, or one of its pages. */
function keyInstead(
  text: string,
  { schema, pointer }: ShapeError,
  source: Source,
  contract: Contract,
): string | undefined {
  if (schema.format !== 'link-address') return undefined;
  const around = pointer.slice(0, -1);
  const { properties = {} } = schemas(source, contract).get(around.join('/')) ?? {};
  const isFree = (key: string) => valueAt(source.data, [...around, key]) === undefined;
  if (FILE_NAME.test(text) && properties[FILE]?.['x-names'] === 'media' && isFree(FILE)) return FILE;
  return isWellFormedId(text) && properties[PAGE]?.['x-names'] === 'pages' && isFree(PAGE) ? PAGE : undefined;
}

function schemaAt(schema: Schema, contract: Contract, pointer: Pointer): Schema | undefined {
  return pointer.reduce<Schema | undefined>(
    (around, step) => {
      if (around === undefined) return undefined;
      const { properties = {}, additionalProperties, items } = dereference(contract, around);
      if (typeof step === 'number') return items;
      if (Object.hasOwn(properties, step)) return properties[step];
      return typeof additionalProperties === 'object' ? additionalProperties : undefined;
    },
    dereference(contract, schema),
  );
}

/** What may have been meant by a text, as people mistype such values: the least change first. */
function readingsOf(text: string): string[] {
  const close = text.replaceAll(/\s/g, '');
  return [
    text.trim(),
    // `[tahona.example](https://tahona.example)`, as programs make links of addresses.
    ...(/^\[([^\]]+)\]\((\S+)\)$/.exec(close)?.slice(1).reverse() ?? []),
    text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
    text.trim().replace(/\/+$/, ''),
    ...(/^https?:\/\/[^\s?#]+\/([\w-]+)\/?(?:[?#]|$)/.exec(close)?.slice(1) ?? []),
    ...(/<iframe\s[^<>]*?src=["']([^"']+)/i.exec(text)?.slice(1) ?? []),
    // `AW-123456789/AbC-D_efG`, where each half has a key of its own.
    ...(/^[\w-]+\/([\w-]+)$/.exec(close)?.slice(1) ?? []),
    slugOf(text),
    text.trim().replaceAll(/\s+/g, '_'),
    close,
    close.replaceAll(',', '.'),
    capitalised(close),
    close.toUpperCase(),
    // Of an address, the case of its words counts, but not that of the name of a place in it.
    close.replaceAll(/\{[^{}]*\}/g, (place) => place.toLowerCase()),
    close.toLowerCase(),
    close.replaceAll('_', '-'),
    text
      .trim()
      .replaceAll(/[\s_]+/g, '-')
      .toUpperCase(),
    ...asciiHostsOf(close),
    plainLetters(close),
    `/${close.replaceAll(/^\/+|\/+$/g, '')}`,
    // Of two mailboxes, the first.
    ...(close.includes('@') ? close.split(/[,;/]/, 1) : []),
    close.replace(/^mailto:/i, '').replace(/[([](?:at|arroba)[)\]]|@{2,}/i, '@'),
    ...(/<([^<>]+)>$/.exec(close)?.slice(1) ?? []),
    ...[meantTime(text) ?? []].flat(),
    // The last minute of a day; the next one is 00:00.
    ...(/^24(?:[:.]00)?h?$/.test(close) ? ['23:59'] : []),
    ...originsOf(close),
    `https://${close}`,
    `#${close}`,
    `/${close}`,
    ...mailboxesOf(close),
  ];
}

/** A mailbox of a well-known host, whose ending, or whose sign before it, is missing: `info@gmail.`, `infogmail.com`. */
function mailboxesOf(text: string): string[] {
  const [, box, host] = /^([\w.+-]+)@([a-z]+)\.?$/i.exec(text) ?? [];
  if (box !== undefined && host !== undefined) return mailHostsCalled(host).map((known) => `${box}@${known}`);
  return text.includes('@') ? [] : mailHostsEnding(text).map((known) => `${text.slice(0, -known.length)}@${known}`);
}

/** A whole address, and where its website is, by one with too much or too little in front of it. */
function originsOf(text: string): string[] {
  const address = `https://${text.replace(/^(?:[a-z]+[:;]\/*|h?t{1,3}ps?\/+|\/+)/i, '')}`;
  return /\.[a-z]{2,}/i.test(address) && URL.canParse(address) ? [address, new URL(address).origin] : [];
}

/** `https://münchen.example` and `info@münchen.example` as the web itself writes them: without the marks, they are somebody else's. */
function asciiHostsOf(text: string): string[] {
  const [, before = '', host = ''] = /^(https?:\/\/|[\w.+-]+@)([^\s/@:]+)\/?$/i.exec(text) ?? [];
  const address = `https://${host}`;
  if (!/\P{ASCII}/u.test(host) || !URL.canParse(address)) return [];
  return [before.replace(/^http:/i, 'https:') + new URL(address).hostname];
}

/** Several in one item of a list: `ES MX`, `"ES, MX"`. */
function severalIn(text: string, pointer: Pointer, schema: Schema): string | undefined {
  const parts = text.trim().split(/[\s,;/]+/);
  const areItems = typeof pointer.at(-1) === 'number' && parts.length > 1;
  return areItems && parts.every((part) => isInForm(part, schema)) ? parts.join(', ') : undefined;
}

const MAILBOX = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i;

const WEB_ADDRESS = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** Whether a text has the form that is asked for; of most formats that is not known. */
function isInForm(text: string, { pattern, format }: Schema): boolean {
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false;
  if (format === 'email') return MAILBOX.test(text);
  if (format === 'currency') return allCurrencies().includes(text);
  if (format === 'link-address' || format === 'web-address') return WEB_ADDRESS.test(text);
  return format === undefined && text !== '' && pattern !== undefined;
}
