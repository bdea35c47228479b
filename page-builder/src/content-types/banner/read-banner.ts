import { toButtonType } from '../../to-button-type.ts';
import { readColor } from '../../css/colors.ts';
import { readKeyword } from '../../css/values.ts';
import { readBackground, readVideoBackground } from '../../parser/backgrounds.ts';
import { noStyle, readBorder, readBox, readMargins, readPaddings, readTextAlign } from '../../parser/box.ts';
import type { HtmlElement, HtmlNode } from '../../parser/html-tree.ts';
import { readLink } from '../../parser/links.ts';
import { getClasses, filled, findPart, isContentType } from '../../parser/parts.ts';
import type { ReadContext } from '../../parser/reader.ts';
import { bannerAppearances } from '../../keywords.ts';
import { visibilities } from '../../reader-keywords.ts';
import type { BannerFields } from '../../nodes.ts';

/** The fields of a banner or slide that have defaults. */
export const emptyBanner = {
  content: '',
  showButton: 'never',
  buttonType: 'primary',
  showOverlay: 'never',
  openInNewTab: false,
  videoLoop: false,
  videoPlayOnlyVisible: false,
  videoLazyLoading: false,
} as const;

/**
 * Reads the common parts of banners and slides. Any part may be missing, and a link inside the content can push parts
 * out of the outer link, so each part is searched in the whole banner.
 */
export function readBanner<Node extends BannerFields>(element: HtmlElement, context: ReadContext, empty: Node): Node {
  const wrapper = findPart(element, 'wrapper');
  const overlay = findPart(element, 'overlay');
  const button = findPart(element, 'button');
  const getPartStyle = (part: HtmlElement | undefined) => (part ? context.getStyle(part) : noStyle);
  const wrapperStyle = getPartStyle(wrapper);
  const inner = isPoster(element, overlay) ? overlay : wrapper;
  const link = findPart(element, 'link');
  const showButton = readKeyword(element.attributes.get('data-show-button'), visibilities);
  const showOverlay = readKeyword(element.attributes.get('data-show-overlay'), visibilities);
  const getBannerContent = (part: HtmlElement | undefined) =>
    part ? context.toHtml(withoutOuterLink(part.children, link)) : '';
  return {
    ...empty,
    ...readMargins(getPartStyle(element)),
    ...readPaddings(getPartStyle(inner)),
    ...readBorder(wrapperStyle),
    ...readTextAlign(wrapperStyle),
    ...readBackground(wrapper, wrapperStyle, context),
    ...readVideoBackground(element, wrapper, context),
    ...readLink(link, context),
    minHeight: [inner, wrapper, element]
      .map((part) => readBox(getPartStyle(part)).minHeight)
      .find((height) => height !== undefined),
    backgroundColor: readColor(wrapperStyle.get('background-color')),
    mediaQueries: inner ? context.getMediaQueries(inner) : [],
    content: getBannerContent(findPart(element, 'content')),
    legal: filled(getBannerContent(findPart(element, 'legal'))),
    showButton: showButton ?? (button ? 'always' : 'never'),
    // What is never shown is no setting: no text of the button, no color of the overlay.
    buttonText: button && showButton !== 'never' ? filled(context.toText(button)) : undefined,
    buttonType: toButtonType(getClasses(button)) ?? empty.buttonType,
    showOverlay: showOverlay ?? 'never',
    overlayColor: showOverlay === 'never' ? undefined : readColor(overlay?.attributes.get('data-overlay-color')),
  };
}

/** If the appearance is unknown, the class of the overlay identifies a poster. */
function isPoster(element: HtmlElement, overlay: HtmlElement | undefined): boolean {
  const appearance = readKeyword(element.attributes.get('data-appearance'), bannerAppearances);
  return appearance === undefined
    ? getClasses(overlay).includes('pagebuilder-poster-overlay')
    : appearance === 'poster';
}

/**
 * A link in the content closes the link around the banner, which HTML parsers then begin again inside every block of
 * the content.
 */
function withoutOuterLink(nodes: readonly HtmlNode[], link: HtmlElement | undefined): readonly HtmlNode[] {
  if (!link) return nodes;
  return nodes.flatMap((node) => {
    if (node.kind === 'text' || isContentType(node)) return [node];
    const children = withoutOuterLink(node.children, link);
    return isCopyOf(node, link) ? children : [{ ...node, children }];
  });
}

function isCopyOf(element: HtmlElement, link: HtmlElement): boolean {
  return (
    element.name === 'a' &&
    ['data-element', 'href'].every((name) => element.attributes.get(name) === link.attributes.get(name))
  );
}
