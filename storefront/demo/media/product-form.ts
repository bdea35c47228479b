import type { MediaProduct } from './media-product.ts';

/** What comes out of the pack. */
export type ProductForm =
  | 'capsule'
  | 'softgel'
  | 'tablet'
  | 'lozenge'
  | 'powder'
  | 'sachet'
  | 'ampoule'
  | 'drops'
  | 'liquid'
  | 'mist';

/** Plants that may stand beside a product. */
export type Botanical = 'citrus' | 'berries' | 'herb';

const oily = /omega|olej|tran\b|witamin\S* [dek]\d?\b|koenzym|q10|lecytyn|astaksant|lutein|wiesioł|ogórecz|miękk/u;
const sour = /witamin\S* c\b|cytr[uy]|pomara|limonk|grejp|kwas(em)? askorb|odporn|musuj/u;
const berry =
  /malin|leśn|jagod|żuraw|wiśni|porzeczk|truskaw|aroni|bez czarn|czarn\S* bz|granat|kolagen|wino|bor[óo]w|róż/u;

/** Guesses the form of a product from its words and its pack. */
export function guessForm(product: MediaProduct): ProductForm {
  const { pack } = product;
  const words = getWords(product);
  const content = pack.content.toLocaleLowerCase('pl');
  if (pack.shape === 'dropper') return 'drops';
  if (pack.shape === 'spray') return 'mist';
  if (/[×x]\s*\d+\s*ml|amp/u.test(content)) return 'ampoule';
  if (/kaps/u.test(content)) return oily.test(words) ? 'softgel' : 'capsule';
  if (/tabl/u.test(content)) return 'tablet';
  if (/past|żel|szt/u.test(content)) return 'lozenge';
  if (/sasz/u.test(content)) return 'sachet';
  if (/\d\s*(ml|l)\b/u.test(content)) return 'liquid';
  if (/\d\s*(kg|g)\b/u.test(content)) return 'powder';
  return pack.shape === 'pouch' ? 'powder' : pack.shape === 'bottle' ? 'liquid' : 'tablet';
}

/** The plant that suits a product best. */
export function guessBotanical(product: MediaProduct): Botanical {
  const words = getWords(product);
  return berry.test(words) ? 'berries' : sour.test(words) ? 'citrus' : 'herb';
}

function getWords({ name, subtitle, pack }: MediaProduct): string {
  return [name, subtitle, pack.title, pack.subtitle ?? ''].join(' ').toLocaleLowerCase('pl');
}
