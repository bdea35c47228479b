import type { MessageText } from './message-text.ts';

/** A message in the code: its id, and its text in English; compiled in the build. */
export interface Message {
  readonly id: string;
  readonly defaultMessage: string | MessageText;
}

/**
 * Names the messages of a feature: id and default text in English. Values are passed to `formatMessage`;
 * the catalogue test checks the placeholders of every language against the default text.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<Key extends string>(messages: Record<Key, Message>): Readonly<Record<Key, Message>> {
  return messages;
}
