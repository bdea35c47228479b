import { readBorder, readMargins, readPaddings, readTextAlign, noStyle } from '../../parser/box.ts';
import type { ImageSource } from '../../node-base.ts';
import { readLink } from '../../parser/links.ts';
import type { HtmlElement } from '../../parser/html-tree.ts';
import { filled, findElement, findPart, textOf } from '../../parser/parts.ts';
import { defineReader, type ReadContext } from '../../parser/reader.ts';
import { readImageSize } from './image-size.ts';
import type { ImageNode } from './image.node.ts';

/** Reads a picture. Any of its parts may be missing. */
export const imageReader = defineReader<ImageNode>({
  contentType: 'image',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'image', altText: '', openInNewTab: false }),
  read(element, context, empty) {
    const mobile = findPart(element, 'mobile_image');
    const desktop = findPart(element, 'desktop_image') ?? (mobile ? undefined : findElement(element.children, ({ name }) => name === 'img'));
    const shown = desktop ?? mobile;
    const style = context.styleOf(element);
    const caption = findPart(element, 'caption');
    const desktopImage = readSource(desktop, context);
    const mobileImage = readSource(mobile, context);
    return {
      ...empty,
      ...readMargins(style), ...readPaddings(style), ...readTextAlign(style),
      // The figure's own `border-style: none` is an artefact of the template; the border is on the pictures.
      ...readBorder(shown ? context.styleOf(shown) : noStyle),
      ...readLink(findPart(element, 'link')),
      desktopImage,
      mobileImage: mobileImage?.src === desktopImage?.src ? undefined : mobileImage,
      altText: shown?.attributes.get('alt') ?? '',
      title: filled(shown?.attributes.get('title')),
      caption: caption && filled(textOf(caption)),
    };
  },
});

function readSource(image: HtmlElement | undefined, context: ReadContext): ImageSource | undefined {
  const src = context.mediaUrl(image?.attributes.get('src'));
  return image && src !== undefined ? { src, ...readImageSize(image) } : undefined;
}
