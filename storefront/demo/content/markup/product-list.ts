import { contentType } from './content-types.ts';
import { escapeText, tag } from './tag.ts';

/** A product of a list, as far as Magento's markup shows it. */
export interface ListedProduct {
  urlKey: string;
  name: string;
}

/** A product list as Magento renders it into the page: a grid, or a carousel with arrows. */
export function productList(appearance: 'grid' | 'carousel', products: readonly ListedProduct[]): string {
  const items = products.map(({ urlKey, name }) => {
    const href = `/${urlKey}.html`;
    const photo = tag(
      'a',
      { href, class: 'product-item-photo', tabindex: '-1' },
      tag('span', { class: 'product-image-container' }),
    );
    const link = tag('a', { class: 'product-item-link', title: name, href }, escapeText(name));
    const details = tag('strong', { class: 'product-item-name' }, link);
    return tag('li', { class: 'product-item' }, photo + tag('div', { class: 'product-item-details' }, details));
  });
  const list = tag('ol', { class: `product-items widget-product-${appearance}` }, items.join(''));
  const carousel = {
    'data-autoplay': 'false',
    'data-autoplay-speed': '4000',
    'data-infinite-loop': 'false',
    'data-show-arrows': 'true',
    'data-show-dots': 'false',
    'data-carousel-mode': 'default',
    'data-center-padding': '90px',
  };
  return contentType(
    'products',
    { 'data-appearance': appearance, ...(appearance === 'carousel' && carousel) },
    tag(
      'div',
      { class: `block widget block-products-list ${appearance}` },
      tag('div', { class: 'block-content' }, tag('div', { class: `products-${appearance} ${appearance}` }, list)),
    ),
  );
}
