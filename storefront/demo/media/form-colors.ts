import type { MediaProduct } from './media-product.ts';
import { palette } from './palette.ts';
import { contrast, mix } from './svg/color.ts';
import { guessBotanical } from './product-form.ts';

/** Colors of the pieces of a product. */
export interface FormColors {
  /** The two halves of a capsule. */
  pair: readonly [string, string];
  pale: string;
  main: string;
  bright: string;
  powder: string;
  liquid: string;
}

/** Colors that go with the label of the product. */
export function formColors(product: MediaProduct): FormColors {
  const { band } = product.pack;
  const words = `${product.name} ${product.subtitle} ${product.pack.subtitle ?? ''}`.toLocaleLowerCase('pl');
  const powder = /czekolad|kakao|kaw[ay]/u.test(words)
    ? '#a9805c'
    : /chlorell|spirulin|jęczmień|matcha/u.test(words)
      ? '#7f9f5e'
      : guessBotanical(product) === 'berries'
        ? '#ecc6bf'
        : '#f1e6cf';
  return {
    pair: ['#f4efe2', contrast(band, '#f4efe2') > 1.4 ? band : palette.leaf],
    pale: mix(band, '#fdf8ec', 0.78),
    main: mix(band, '#ffffff', 0.08),
    bright: mix(band, palette.turmeric, 0.45),
    powder,
    liquid: guessBotanical(product) === 'berries' ? '#b23a52' : '#dd9427',
  };
}
