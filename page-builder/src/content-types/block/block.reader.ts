import { readBox } from '../../parser/box.ts';
import { classesOf, findElement } from '../../parser/parts.ts';
import { defineReader } from '../../parser/reader.ts';
import type { BlockNode } from './block.node.ts';

/** Reads an embedded CMS block, which Magento puts into a widget element. */
export const blockReader = defineReader<BlockNode>({
  contentType: 'block',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'block', richContent: { html: '' } }),
  read(element, context, empty) {
    const widget = findElement(element.children, (child) => classesOf(child).includes('block-static-block'));
    return { ...empty, ...readBox(context.styleOf(element)), richContent: context.richContentOf((widget ?? element).children) };
  },
});
