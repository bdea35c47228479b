import { readBorder, readMargins, readPaddings, readTextAlign, noStyle } from '../../parser/box.ts';
import { getAltText, readImageSource } from '../../parser/images.ts';
import { readLink } from '../../parser/links.ts';
import { filled, findElement, findPart } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import type { ImageNode } from '../../nodes.ts';

/** Reads an image. Any of its parts may be missing. */
export const imageReader = defineReader<ImageNode>({
  contentType: 'image',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'image', altText: '', openInNewTab: false }),
  read(element, context, empty) {
    const mobile = findPart(element, 'mobile_image');
    const desktop =
      findPart(element, 'desktop_image') ??
      (mobile ? undefined : findElement(element.children, ({ name }) => name === 'img'));
    const shown = desktop ?? mobile;
    const style = context.getStyle(element);
    const figcaption = findPart(element, 'caption');
    const caption = figcaption && filled(context.toText(figcaption));
    const altText = context.toText(getAltText(desktop) || getAltText(mobile));
    const desktopImage = readImageSource(desktop, context);
    const mobileImage = readImageSource(mobile, context);
    // An empty alternative text marks a decorative image; an absent one is a mistake.
    if (shown && !shown.attributes.has('alt') && caption === undefined) {
      context.report({ kind: 'missing-alt', subject: shown.attributes.get('src') ?? '' });
    }
    return {
      ...empty,
      ...readMargins(style),
      ...readPaddings(style),
      ...readTextAlign(style),
      // The figure's own `border-style: none` is an artifact of the template; the border is on the images.
      ...readBorder(shown ? context.getStyle(shown) : noStyle),
      ...readLink(findPart(element, 'link'), context),
      desktopImage,
      mobileImage: mobileImage?.src === desktopImage?.src ? undefined : mobileImage,
      altText,
      title: filled(context.toText(shown?.attributes.get('title'))),
      caption,
    };
  },
});
