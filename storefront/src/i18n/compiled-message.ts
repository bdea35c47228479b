/** A plural: the text for each CLDR category of the number, and for exact numbers as `=0`. `other` is always there. */
export type PluralTexts = Readonly<Record<string, CompiledMessage>>;

/** A piece of text, the name of a value, a plural by the name of its number, or 0 for that number itself (`#`). */
export type MessagePart = string | 0 | readonly [value: string, plural?: PluralTexts];

/** A compiled message. */
export type CompiledMessage = readonly MessagePart[];
