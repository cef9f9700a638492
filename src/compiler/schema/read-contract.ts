import { isRecord } from '../../shared/is-record';
import type { Languages } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { Contract } from './contract';
import { ContractError } from './contract-error';
import { inEnvelope } from './envelope';
import { type IconCollection, withIconNames } from './icons';
import { type Kind, toKind } from './kind';
import { localiseAll } from './localise';
import { withUsualMessages } from './messages';
import { requireNames } from './names';
import { withAbsoluteReferences } from './references';
import type { Schema } from './schema';
import type { StyleNames } from './style-names';
import { createValidator } from './validator';

const EXTENSION = '.schema.json';
const SECTIONS = 'sections/';
/** What every section has besides the keys of its type. */
const ENVELOPE = 'section.schema.json';

/**
 * Reads the schema files (path below schemas/ → text) into the contract, with the icons and styles that content may name.
 * Throws a {@link ContractError} on a schema that is no JSON, or that names a resolver, a collection, a message or another
 * schema that does not exist. The same files give the same contract, whose schemas are compiled once.
 */
export const readContract = oncePerObject(contractOf);

function contractOf(files: ReadonlyMap<string, string>, icons: IconCollection, styles: StyleNames): Contract {
  const schemas = withEnvelope(withUsualMessages(readSchemas(files, icons), files));
  requireNames(schemas, kindsOf(schemas));
  const byLanguages = new Map<string, Contract>();
  const byTexts = new Map<string, Texts>();
  const inLanguages = (languages: Languages): Contract => {
    const ofTexts = languages.map(({ code, locale, name }) => ({ code, locale, name }));
    const [key, keyOfTexts] = [JSON.stringify(languages), JSON.stringify(ofTexts)];
    const texts = byTexts.get(keyOfTexts) ?? assemble(localiseAll(schemas, ofTexts));
    const contract = byLanguages.get(key) ?? { languages, ...fixed, ...texts };
    byTexts.set(keyOfTexts, texts);
    byLanguages.set(key, contract);
    return contract;
  };
  const fixed = { icons, styles, inLanguages };
  return { languages: [], ...fixed, ...assemble(schemas) };
}

function readSchemas(files: ReadonlyMap<string, string>, icons: IconCollection): Map<string, Schema> {
  const described = [...files].filter(([path]) => path.endsWith(EXTENSION)).sort();
  return new Map(
    described.map(([path, text]) => [
      path,
      withIconNames(withAbsoluteReferences(parseSchema(path, text), path), icons),
    ]),
  );
}

function withEnvelope(schemas: ReadonlyMap<string, Schema>): Map<string, Schema> {
  const envelope = schemas.get(ENVELOPE) ?? {};
  return new Map(
    [...schemas].map(([path, schema]) => [
      path,
      path.startsWith(SECTIONS) ? inEnvelope(envelope, schema, sectionType(path)) : schema,
    ]),
  );
}

/** What of a contract is the same wherever texts are: it does not depend on the addresses of their languages. */
type Texts = Pick<Contract, 'schemas' | 'sections' | 'kinds' | 'validate'>;

function assemble(schemas: ReadonlyMap<string, Schema>): Texts {
  const sections = new Map(
    [...schemas].filter(([path]) => path.startsWith(SECTIONS)).map(([path, schema]) => [sectionType(path), schema]),
  );
  return { schemas, sections, kinds: kindsOf(schemas), validate: createValidator(schemas) };
}

function kindsOf(schemas: ReadonlyMap<string, Schema>): Kind[] {
  return [...schemas].flatMap(([path, schema]) => toKind(path.slice(0, -EXTENSION.length), schema) ?? []);
}

function sectionType(path: string): string {
  return path.slice(SECTIONS.length, -EXTENSION.length);
}

/** An object; whether it is a schema, `requireSchemas` tells. */
function parseSchema(path: string, text: string): Schema {
  const schema = parsed(path, text);
  if (!isRecord(schema)) throw new ContractError(`schemas/${path} is no object`);
  return schema;
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContractError(`schemas/${path}${lineOf(cause, text)} is not valid JSON: ${String(cause)}`, { cause });
  }
}

/** `:12`, where the parser says at which character it could not go on. */
function lineOf(cause: unknown, text: string): string {
  const position = /at position (\d+)/.exec(String(cause))?.[1];
  return position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`;
}
