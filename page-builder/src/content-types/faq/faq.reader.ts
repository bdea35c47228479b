import { readBox } from '../../parser/box.ts';
import { defineReader } from '../../define-reader.ts';
import type { FaqNode } from '../../nodes.ts';

/** Reads a list of questions. */
export const faqReader = defineReader<FaqNode>({
  contentType: 'faq',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'faq' }),
  read: (element, context, empty) => ({ ...empty, ...readBox(context.getStyle(element)) }),
});
