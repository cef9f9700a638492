import type { Schema } from './schema';

/** The schema of messages.yaml, below schemas/. */
export const MESSAGES = 'messages.schema.json';

const DEFINITIONS = 'definitions.schema.json';

/** What texts usually say: a file for each language (`pt.json`) or its letters (`zh-Hant.json`), and for a country what is said otherwise there (`pt-PT.json`). */
const USUAL = /^(usual-messages|usual-form-texts)\/(.+)\.json$/;

type TextsByTag = readonly (readonly [tag: string, texts: Readonly<Record<string, string>>])[];

/** The schemas, with what each message, and each text of the forms, usually says. */
export function withUsualMessages(
  schemas: ReadonlyMap<string, Schema>,
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, Schema> {
  const usualIn = (folder: string): TextsByTag =>
    [...files].flatMap(([path, text]) => {
      const [, found, tag] = USUAL.exec(path) ?? [];
      return tag === undefined || found !== folder ? [] : [[tag, JSON.parse(text)] as const];
    });
  const [messages, definitions] = [schemas.get(MESSAGES), schemas.get(DEFINITIONS)];
  const { formTexts } = definitions?.$defs ?? {};
  return new Map([
    ...schemas,
    ...(messages === undefined ? [] : [[MESSAGES, withUsual(messages, usualIn('usual-messages'))] as const]),
    ...(definitions === undefined || formTexts === undefined
      ? []
      : [
          [
            DEFINITIONS,
            {
              ...definitions,
              $defs: { ...definitions.$defs, formTexts: withUsual(formTexts, usualIn('usual-form-texts')) },
            },
          ] as const,
        ]),
  ]);
}

function withUsual(schema: Schema, byTag: TextsByTag): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const usual = byTag.flatMap(([tag, texts]) => (texts[name] === undefined ? [] : [[tag, texts[name]] as const]));
    return [name, { ...property, 'x-usual': Object.fromEntries(usual) }] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
