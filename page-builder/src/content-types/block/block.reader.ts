import { readBox } from '../../parser/box.ts';
import { getClasses, findElement } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import type { BlockNode } from '../../nodes.ts';

/** Reads an embedded CMS block, which Magento wraps in a widget element. */
export const blockReader = defineReader<BlockNode>({
  contentType: 'block',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'block', richContent: { html: '' } }),
  read(element, context, empty) {
    const widget = findElement(element.children, (child) => getClasses(child).includes('block-static-block'));
    return {
      ...empty,
      ...readBox(context.getStyle(element)),
      richContent: context.toRichContent((widget ?? element).children),
    };
  },
});
