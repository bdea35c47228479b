import { readBox } from '../../parser/box.ts';
import { isOn } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import type { ButtonsNode } from '../../nodes.ts';

/** Reads a set of buttons. */
export const buttonsReader = defineReader<ButtonsNode>({
  contentType: 'buttons',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'buttons', isSameWidth: false }),
  read: (element, context, empty) => ({
    ...empty,
    ...readBox(context.getStyle(element)),
    isSameWidth: isOn(element, 'data-same-width'),
  }),
});
