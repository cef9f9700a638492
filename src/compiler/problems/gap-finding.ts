import type { Finding } from '../findings/finding';
import type { Contract } from '../schema/contract';
import { MESSAGES } from '../schema/messages';
import { type Schema, wordsOf } from '../schema/schema';
import { gapIn } from '../values/gaps';
import type { Visit } from '../values/visit';

/** Tells that a value is still to be written: in words, what goes there. */
export function gapFinding(visited: Visit, contract: Contract): Finding {
  const { source, pointer, value } = visited;
  const part = gapIn(value) ?? { offset: 0, length: 0 };
  const text = String(value).slice(part.offset, part.offset + part.length);
  const language = contract.languages.find(({ code }) => code === pointer.at(-1))?.code;
  return {
    code: 'value-unwritten',
    place: { source, pointer, part },
    details: {
      text,
      ...(language === undefined ? {} : { language }),
      ...whatGoesThere(visited, contract, language, text),
    },
  };
}

/** Of what people read as it is, its key says what it is; but of a message, that does not tell what it is for. */
function whatGoesThere(
  { source, pointer, schema }: Visit,
  { schemas }: Contract,
  language: string | undefined,
  gap: string,
) {
  const messages = schemas.get(MESSAGES);
  const message = source.kind.schema === messages ? messages?.properties?.[String(pointer[0])] : undefined;
  if (message !== undefined) return { rule: wordsOf(message) };
  return isProse(schema, language) ? {} : ruleOf(schema, gap);
}

/** Whether people read the value as it is. */
function isProse(schema: Schema, language: string | undefined): boolean {
  const isLocalised = schema['x-localised'] === true || language !== undefined;
  return schema['x-resolve'] === 'sharedText' || (isLocalised && schema.pattern === undefined);
}

/** What has to go into the place of a name, a date, a number. */
function ruleOf(schema: Schema, gap: string) {
  const { enum: choices } = schema;
  const example = exampleOf(schema, gap);
  return {
    rule: wordsOf(schema),
    ...(example === undefined ? {} : { example: JSON.stringify(example) }),
    ...(choices && { valid: choices.map(String) }),
  };
}

/** Of what has to be of a certain form; of an address the one that is proposed. */
function exampleOf({ format, pattern, type, examples = [] }: Schema, gap: string): unknown {
  const proposal = gap.replace(/^\[\[/, '').replace(/\]\]?$/, '');
  if (proposal.startsWith('/')) return proposal;
  const isOfForm = format !== undefined || pattern !== undefined || type === 'integer' || type === 'number';
  return isOfForm ? examples[0] : undefined;
}
