import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessagePart, CompiledMessage } from './compiled-message.ts';

/**
 * Compiles an ICU message with what the shop's messages are made of: values and plurals. Numbers, dates and amounts are
 * written by the formatter before they are put in.
 *
 * @throws Error for what is no ICU message, and for any other kind of placeholder
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export function compileMessage(message: string): CompiledMessage {
  return parse(message).map(compilePart);
}

function compilePart(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.pound:
      return 0;
    case TYPE.plural:
      if (element.pluralType !== 'cardinal' || element.offset !== 0)
        throw new Error('Ordinals and offsets are not supported.');
      return [
        element.value,
        Object.fromEntries(
          Object.entries(element.options).map(([category, { value }]) => [category, value.map(compilePart)]),
        ),
      ];
    default:
      throw new Error('Only values and plurals are supported.');
  }
}
