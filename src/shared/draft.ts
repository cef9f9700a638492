/**
 * A value of the content while it may still be incomplete: what is there has the right type, and any part may be
 * missing. A text is any text, not only one of those that are allowed.
 */
export type Draft<Value> = unknown extends Value
  ? unknown
  : Value extends string
    ? string
    : Value extends number
      ? number
      : Value extends boolean
        ? boolean
        : Value extends readonly (infer Item)[]
          ? readonly (Draft<Item> | undefined)[]
          : { readonly [Key in keyof Value]?: Draft<Value[Key]> | undefined };
