/**
 * Codes of the card brands that the fields of Adyen accept: the international ones and those of single countries. The
 * merchant's account decides which of them are taken, and refuses the others.
 */
export const adyenCardBrands = [
  'visa',
  'mc',
  'maestro',
  'amex',
  'diners',
  'discover',
  'jcb',
  'cup',
  'uatp',
  'vpay',
  'cartebancaire',
  'bcmc',
  'dankort',
  'visadankort',
  'forbrugsforeningen',
  'elo',
  'hiper',
  'hipercard',
  'argencard',
  'cabal',
  'naranja',
  'shopping',
  'codensa',
  'rupay',
  'troy',
];
