import type { Schema } from './schema';

/** The schema of messages.yaml, below schemas/. */
export const MESSAGES = 'messages.schema.json';

/** What messages usually say: a file for each language (`pt.json`) or its letters (`zh-Hant.json`), and for a country what is said otherwise there (`pt-PT.json`). */
const USUAL = /^usual-messages\/(.+)\.json$/;

/** The schemas, with what each message usually says. */
export function withUsualMessages(
  schemas: ReadonlyMap<string, Schema>,
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, Schema> {
  const messages = schemas.get(MESSAGES);
  if (messages === undefined) return schemas;
  const byTag = [...files].flatMap(([path, text]) => {
    const [, tag] = USUAL.exec(path) ?? [];
    return tag === undefined ? [] : [[tag, JSON.parse(text) as Readonly<Record<string, string>>] as const];
  });
  const properties = Object.entries(messages.properties ?? {}).map(([name, schema]) => {
    const usual = byTag.flatMap(([tag, texts]) => (texts[name] === undefined ? [] : [[tag, texts[name]] as const]));
    return [name, { ...schema, 'x-usual': Object.fromEntries(usual) }] as const;
  });
  return new Map([...schemas, [MESSAGES, { ...messages, properties: Object.fromEntries(properties) }]]);
}
