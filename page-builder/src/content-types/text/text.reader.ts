import { readBox } from '../../parser/box.ts';
import { defineReader } from '../../parser/reader.ts';
import type { TextNode } from './text.node.ts';

/** Reads text. Content types inside it stay part of its HTML and are no children. */
export const textReader = defineReader<TextNode>({
  contentType: 'text',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'text', content: '' }),
  read: (element, context, empty) => ({
    ...empty, ...readBox(context.styleOf(element)), content: context.htmlOf(element.children),
  }),
});
