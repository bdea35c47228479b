import { readBackground } from '../../parser/backgrounds.ts';
import { readBox, readVerticalAlignment } from '../../parser/box.ts';
import { defineReader } from '../../define-reader.ts';
import type { TabItemNode } from '../../nodes.ts';

/** Reads one tab. */
export const tabItemReader = defineReader<TabItemNode>({
  contentType: 'tab-item',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'tab-item', tabName: '' }),
  read(element, context, empty) {
    const style = context.getStyle(element);
    return {
      ...empty,
      ...readBox(style),
      ...readBackground(element, style, context),
      tabName: context.toText(element.attributes.get('data-tab-name')),
      ...readVerticalAlignment(style),
    };
  },
});
