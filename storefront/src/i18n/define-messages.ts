import type { MessageDescriptor } from 'react-intl';

/** A message in the code: its id, and its text in English. */
export interface Message {
  readonly id: string;
  readonly defaultMessage: NonNullable<MessageDescriptor['defaultMessage']>;
}

/**
 * Names the messages of a feature: id and default text in English. Values are passed to `formatMessage`.
 * The function of the same name in react-intl wants the types of all values beside the text; the catalogue test checks the
 * placeholders of every language against the default text instead.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<Key extends string>(messages: Record<Key, Message>): Readonly<Record<Key, Message>> {
  return messages;
}
