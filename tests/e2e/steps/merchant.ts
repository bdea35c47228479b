import { strings as polishStrings } from '../../../ui/src/strings/pl-PL.ts';
import type { UiStrings } from '../../../ui/src/provider/ui-strings.ts';
import { readShopTexts, type ShopText } from './shop-texts.ts';

/** What tests of every merchant need to know of one: how a shopper there orders, and in which words. */
export interface Merchant {
  /** Language of the browser. */
  language: string;
  timeZone: string;
  text: ShopText;
  /** Words of the components. */
  ui: Pick<
    UiStrings,
    'cartLine' | 'errorPage' | 'filterPanel' | 'newsletterForm' | 'quantityStepper' | 'searchPanel' | 'toaster'
  >;
  /** What guests write into the form of an address. */
  guest: {
    firstname: string;
    lastname: string;
    street: string;
    postcode: string;
    city: string;
    region: string;
    telephone: string;
  };
  /** Message ids of the labels that depend on the country. */
  labels: { region: string; postcode: string };
  /** Codes for orders past the pages of the shop. */
  codes: { country: string; region?: string; carrier: string; method: string; payment: string };
  delivery: RegExp;
  payment: RegExp;
  /** Terms that are agreed to before ordering. Default: none. */
  terms?: RegExp;
}

const demoText = readShopTexts('pl_PL');

/** The demo shop in Polish. */
export const demo: Merchant = {
  language: 'pl-PL',
  timeZone: 'Europe/Warsaw',
  text: demoText,
  ui: polishStrings,
  guest: {
    firstname: 'Łucja',
    lastname: 'Żak-Nowak',
    street: 'Prosta 1',
    postcode: '00-838',
    city: 'Warszawa',
    region: 'mazowieckie',
    telephone: '600 700 800',
  },
  labels: { region: 'checkout.region.voivodeship', postcode: 'checkout.postcode' },
  codes: { country: 'PL', carrier: 'courier', method: 'standard', payment: 'banktransfer' },
  delivery: /Kurier/,
  payment: /^Przelew bankowy/,
};
