import { readKeyword } from '../../css/values.ts';
import { readBox } from '../../parser/box.ts';
import { classesOf, findElement, textOf } from '../../parser/parts.ts';
import { defineReader } from '../../parser/reader.ts';
import { dynamicBlockModes, type DynamicBlockNode } from './dynamic_block.node.ts';

/** Reads a dynamic block from its widget, or from the directive of a widget that was not rendered. */
export const dynamicBlockReader = defineReader<DynamicBlockNode>({
  contentType: 'dynamic_block',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'dynamic_block', displayInline: false, uids: [] }),
  read(element, context, empty) {
    const widget = findElement(element.children, (child) => classesOf(child).some((name) => name.startsWith('block-banners')));
    const directive = widget ? '' : textOf(element);
    return {
      ...empty,
      ...readBox(context.styleOf(element)),
      displayInline: widget ? classesOf(widget).includes('block-banners-inline') : directive.includes('widget/inline.phtml'),
      displayMode: readKeyword(widget?.attributes.get('data-display-mode') ?? /display_mode="(\w+)"/.exec(directive)?.[1], dynamicBlockModes),
      uids: (widget?.attributes.get('data-uids') ?? '').split(',').map((uid) => uid.trim()).filter(Boolean),
    };
  },
});
