import { buttonTypeOf } from '../../button-type.ts';
import { noStyle, readBox } from '../../parser/box.ts';
import { readLink } from '../../parser/links.ts';
import { classesOf, filled, findPart, textOf } from '../../parser/parts.ts';
import { defineReader } from '../../parser/reader.ts';
import type { ButtonItemNode } from './button-item.node.ts';

/** Reads a button. Its look stands on the link; only visibility and classes are on the main element. */
export const buttonItemReader = defineReader<ButtonItemNode>({
  contentType: 'button-item',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'button-item', text: '', buttonType: 'primary', openInNewTab: false }),
  read(element, context, empty) {
    const button = findPart(element, 'link') ?? findPart(element, 'empty_link');
    const label = findPart(element, 'link_text') ?? button;
    return {
      ...empty,
      ...readBox(button ? context.styleOf(button) : noStyle),
      ...readLink(button),
      mediaQueries: button ? context.mediaQueriesOf(button) : [],
      text: label ? textOf(label) : '',
      buttonType: buttonTypeOf(classesOf(button)) ?? empty.buttonType,
      blockTitle: filled(button?.attributes.get('data-block-title')) ?? filled(button?.attributes.get('title')),
    };
  },
});
