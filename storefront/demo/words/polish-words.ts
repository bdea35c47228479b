import type { ShopWords } from '../../backend/index.ts';
import { polishMailWords } from './polish-mail-words.ts';

/** Words of the server in Polish. */
export const polishWords: ShopWords = {
  ...polishMailWords,
  orderStatus: {
    new: 'Oczekujące',
    pending_payment: 'Oczekuje na płatność',
    processing: 'W realizacji',
    complete: 'Zrealizowane',
    closed: 'Zamknięte',
    canceled: 'Anulowane',
    holded: 'Wstrzymane',
  },
  units: {
    piece: 'szt.',
    capsule: 'kaps.',
    tablet: 'tabl.',
    lozenge: 'past.',
    sachet: 'sasz.',
    ampoule: 'amp.',
    ml: 'ml',
    g: 'g',
  },
  paymentMethods: {
    witryna_card: 'Karta płatnicza',
    witryna_card_vault: 'Zapisana karta',
    braintree: 'Karta płatnicza (Braintree)',
    braintree_cc_vault: 'Zapisana karta (Braintree)',
    adyen_cc: 'Karta płatnicza (Adyen)',
    adyen_cc_vault: 'Zapisana karta (Adyen)',
    banktransfer: 'Przelew bankowy',
    cashondelivery: 'Płatność przy odbiorze',
    free: 'Bez płatności',
  },
  sorting: {
    position: 'Polecane',
    relevance: 'Trafność',
    name: 'Nazwa',
    price: 'Cena',
    bestseller: 'Bestsellery',
    news_from_date: 'Nowości',
    rating_summary: 'Ocena klientów',
  },
  totals: { subtotal: 'Wartość produktów', shipping: 'Dostawa', discount: 'Rabat', tax: 'VAT', grandTotal: 'Razem' },
  labels: {
    rootCategory: 'Katalog',
    price: 'Cena',
    category: 'Kategoria',
    cardNumber: 'Numer karty',
    stores: 'Nasze sklepy',
  },
};
