import { toButtonType } from '../../to-button-type.ts';
import { noStyle, readBox } from '../../parser/box.ts';
import { readLink } from '../../parser/links.ts';
import { getClasses, filled, findElement, findPart } from '../../parser/parts.ts';
import type { HtmlElement } from '../../parser/html-tree.ts';
import { defineReader } from '../../define-reader.ts';
import type { ButtonItemNode } from '../../nodes.ts';

/** Reads a button. Its styles are on the link; only visibility and classes are on the main element. */
export const buttonItemReader = defineReader<ButtonItemNode>({
  contentType: 'button-item',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'button-item', text: '', buttonType: 'primary', openInNewTab: false }),
  read(element, context, empty) {
    const button = findPart(element, 'link') ?? findPart(element, 'empty_link') ?? unmarkedLink(element);
    const label = findPart(element, 'link_text') ?? button ?? element;
    return {
      ...empty,
      ...readBox(button ? context.getStyle(button) : noStyle),
      ...readLink(button, context),
      mediaQueries: button ? context.getMediaQueries(button) : [],
      text: context.toText(label),
      buttonType: toButtonType(getClasses(button)) ?? empty.buttonType,
      blockTitle:
        filled(context.toText(button?.attributes.get('data-block-title'))) ??
        filled(context.toText(button?.attributes.get('title'))),
    };
  },
});

/** Buttons written by hand lack the marks of their parts, or are the link themselves. */
function unmarkedLink(element: HtmlElement): HtmlElement | undefined {
  return element.name === 'a' ? element : findElement(element.children, ({ name }) => name === 'a');
}
