/** A text as the editor holds it: what its own JSON is made of. */
export interface RichNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: RichNode[];
  readonly marks?: RichMark[];
  readonly text?: string;
}

export interface RichMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** The attributes of an element as they are kept, by their names. */
export type Attributes = Readonly<Record<string, string>>;

/** What an element of the text has for attributes; nothing where it was made in the editor. */
export function attributesOf({ attrs }: RichNode | RichMark): Attributes | undefined {
  const attributes = attrs?.attributes;
  return typeof attributes === 'object' && attributes !== null ? (attributes as Attributes) : undefined;
}
