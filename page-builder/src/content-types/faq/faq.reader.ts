import { readBox } from '../../parser/box.ts';
import { defineReader } from '../../parser/reader.ts';
import type { FaqNode } from './faq.node.ts';

/** Reads a list of questions. */
export const faqReader = defineReader<FaqNode>({
  contentType: 'faq',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'faq' }),
  read: (element, context, empty) => ({ ...empty, ...readBox(context.styleOf(element)) }),
});
