import { readKeyword } from '../../css/values.ts';
import { readBox } from '../../parser/box.ts';
import { getClasses, findElement, getText } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import { dynamicBlockModes } from '../../reader-keywords.ts';
import type { DynamicBlockNode } from '../../nodes.ts';

/** Reads a dynamic block from its widget, or from the directive of a widget that was not rendered. */
export const dynamicBlockReader = defineReader<DynamicBlockNode>({
  contentType: 'dynamic_block',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'dynamic_block', displayInline: false, uids: [] }),
  read(element, context, empty) {
    const widget = findElement(element.children, (child) =>
      getClasses(child).some((name) => name.startsWith('block-banners')),
    );
    const directive = widget ? '' : getText(element);
    return {
      ...empty,
      ...readBox(context.getStyle(element)),
      displayInline: widget
        ? getClasses(widget).includes('block-banners-inline')
        : directive.includes('widget/inline.phtml'),
      displayMode: readKeyword(
        widget?.attributes.get('data-display-mode') ?? /display_mode="(\w+)"/.exec(directive)?.[1],
        dynamicBlockModes,
      ),
      uids: (widget?.attributes.get('data-uids') ?? '')
        .split(',')
        .map((uid) => uid.trim())
        .filter(Boolean),
    };
  },
});
