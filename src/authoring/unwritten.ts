import { inEachLanguage } from '../compiler/languages';
import { messageSchema } from '../compiler/messages/usual-message';
import type { Contract } from '../compiler/schema/contract';
import { dereference } from '../compiler/schema/references';
import type { Schema } from '../compiler/schema/schema';
import { gapFor, textGap } from '../compiler/values/gaps';
import type { MessageLanguage } from '../diagnostics/languages';
import { schemaText } from '../diagnostics/schema-text';

/** What has to be known of a site for something in it to be left unwritten. */
export interface Surroundings {
  readonly contract: Contract;
  /** Whether a collection has no entry. */
  readonly isEmpty: (collection: string) => boolean;
}

/**
 * A value of which nothing is written: all that its schema requires is there, and each is something that no site can be
 * published with. What it says is for those who read a language.
 */
export function unwritten(site: Surroundings, raw: Schema, language: MessageLanguage): unknown {
  const { contract } = site;
  const schema = dereference(contract, raw);
  if (schema['x-section'] === true) return unwritten(site, openingSection(contract), language);
  if (schema.const !== undefined) return schema.const;
  if (schema['x-localised'] === true) return inEachLanguage(contract, (code) => textFor(schema, code));
  if (schema.items !== undefined)
    return isFutileList(site, schema.items) ? [] : [unwritten(site, schema.items, language)];
  if (schema.properties === undefined) return gapOf(site, schema, language);
  return Object.fromEntries(
    neededKeys(schema).map((key) => [key, unwritten(site, schema.properties?.[key] ?? {}, language)]),
  );
}

function textFor(schema: Schema, code: string): string {
  return schema['x-resolve'] === 'html' ? `<p>${textGap(code)}</p>\n` : textGap(code);
}

function gapOf({ contract }: Surroundings, schema: Schema, language: MessageLanguage): string {
  if (schema['x-resolve'] === 'sharedText') return textGap(contract.languages[0]?.code ?? '');
  return gapFor(schemaText(schema, language).title || '…');
}

/** Where there is nothing yet that a list could name, it stays empty. */
function isFutileList({ contract, isEmpty }: Surroundings, items: Schema): boolean {
  const { 'x-reference': name } = dereference(contract, items);
  return name !== undefined && isEmpty(name);
}

/** The keys that a schema requires, and those without which rules would have it incomplete. */
function neededKeys(schema: Schema): string[] {
  const { properties = {}, required = [] } = schema;
  const otherwise = schema.else?.required ?? [];
  const target = schema['x-resolve'] === 'link' ? Object.keys(properties).filter(isPageName) : [];
  const alternative = schema['x-resolve'] === 'media' && Object.hasOwn(properties, 'alt') ? ['alt'] : [];
  return [...new Set([...required, ...otherwise, ...target, ...alternative])];

  function isPageName(key: string): boolean {
    return properties[key]?.['x-names'] === 'pages';
  }
}

/** With which a page can begin: the section type with a main heading that asks for least. */
function openingSection({ sections }: Contract): Schema {
  const headings = [...sections.values()].filter((schema) => schema['x-main-heading'] === true);
  const size = ({ required = [] }: Schema) => required.length;
  const [first] = headings.sort((a, b) => size(a) - size(b));
  return first ?? [...sections.values()][0] ?? {};
}

/** What stands, in whatever language, for a message that nobody knows how to say. */
export function messageGap(contract: Contract, name: string, language: MessageLanguage): () => string {
  return () => gapFor(schemaText(messageSchema(contract, name), language).title);
}
