import { readLength } from '../../css/length.ts';
import { readKeyword } from '../../css/values.ts';
import { readBox } from '../../parser/box.ts';
import type { HtmlElement } from '../../parser/html-tree.ts';
import type { ReadContext } from '../../parser/reader.ts';
import { getClasses, findAll, isOn, parseNumber } from '../../parser/parts.ts';
import { defineReader, type ReadFields } from '../../define-reader.ts';
import type { ProductsCarouselFields, ProductsNode } from '../../nodes.ts';

/** Reads a product list out of the markup that Magento rendered for it. */
export const productsReader = defineReader<ProductsNode>({
  contentType: 'products',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'products', pathNames: [] }),
  read: (element, context, empty) => ({
    ...empty,
    ...readBox(context.getStyle(element)),
    pathNames: readPathNames(element, context),
    ...(empty.appearance === 'carousel' && readCarousel(element)),
  }),
});

/** Each product has several links; the one on its name is the one to follow. */
function readPathNames(element: HtmlElement, context: ReadContext): string[] {
  const links = findAll(
    element.children,
    (child) => child.name === 'a' && getClasses(child).includes('product-item-link'),
  );
  return [...new Set(links.flatMap((link) => context.linkUrl(link.attributes.get('href'), 'product') ?? []))];
}

function readCarousel(element: HtmlElement): ReadFields<ProductsCarouselFields> {
  return {
    autoplay: isOn(element, 'data-autoplay'),
    autoplaySpeed: parseNumber(element, 'data-autoplay-speed') ?? 4000,
    infinite: isOn(element, 'data-infinite-loop'),
    arrows: isOn(element, 'data-show-arrows'),
    dots: isOn(element, 'data-show-dots'),
    carouselMode: readKeyword(element.attributes.get('data-carousel-mode'), ['default', 'continuous']) ?? 'default',
    centerPadding: readLength(element.attributes.get('data-center-padding')),
  };
}
