import { readBox } from '../../parser/box.ts';
import { defineReader } from '../../define-reader.ts';
import type { TextNode } from '../../nodes.ts';

/** Reads text. Content types inside it stay part of its HTML and are no children. */
export const textReader = defineReader<TextNode>({
  contentType: 'text',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'text', content: '' }),
  read: (element, context, empty) => ({
    ...empty,
    ...readBox(context.getStyle(element)),
    content: context.toHtml(element.children),
  }),
});
