import { readBox } from '../../parser/box.ts';
import { isOn } from '../../parser/parts.ts';
import { defineReader } from '../../parser/reader.ts';
import type { ButtonsNode } from './buttons.node.ts';

/** Reads a set of buttons. */
export const buttonsReader = defineReader<ButtonsNode>({
  contentType: 'buttons',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'buttons', isSameWidth: false }),
  read: (element, context, empty) => ({
    ...empty, ...readBox(context.styleOf(element)), isSameWidth: isOn(element, 'data-same-width'),
  }),
});
