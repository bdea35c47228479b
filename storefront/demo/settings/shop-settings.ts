import type { ShopSettings } from '../../backend/index.ts';
import { TRANSFER_ACCOUNT } from './transfer-account.ts';

/** Facts about the merchant of the demo. */
export const shopSettings: ShopSettings = {
  name: 'Witryna',
  mailboxes: { sender: 'sklep@witryna.example', staff: 'kontakt@witryna.example' },
  countries: { PL: 'POL' },
  shipping: {
    countries: ['PL'],
    freeFrom: 149_00,
    carriers: [
      {
        code: 'courier',
        methodCode: 'standard',
        price: 14_99,
        titles: {
          pl: ['Kurier', 'Dostawa pod drzwi, 1–2 dni robocze'],
          en: ['Courier', 'To your door, 1–2 working days'],
        },
      },
      {
        code: 'parcel_locker',
        methodCode: 'standard',
        price: 11_99,
        titles: {
          pl: ['Automat paczkowy', 'Odbiór przez całą dobę'],
          en: ['Parcel locker', 'Collection round the clock'],
        },
      },
      {
        code: 'instore',
        methodCode: 'pickup',
        price: 0,
        titles: {
          pl: ['Odbiór w sklepie', 'W jednym z naszych sklepów'],
          en: ['In-store pickup', 'At one of our shops'],
        },
      },
    ],
  },
  // Food supplements have a reduced rate in Poland, shipping the standard one.
  tax: { name: 'VAT', goodsPercent: 8, shippingPercent: 23 },
  transferAccount: TRANSFER_ACCOUNT,
  withdrawalDays: 30,
  newsletterCoupon: 'WITAJ10',
  config: {
    default_country: 'PL',
    tax_defaults_country: 'PL',
    tax_defaults_postcode: '00-001',
    title_suffix: ' | Witryna',
    logo_alt: 'witryna',
    product_page_sections: {
      overview: 10,
      premium_content: 20,
      related_products: 30,
      recommendations: 40,
      faq: 50,
      reviews: 25,
      tintup: 70,
    },
  },
};
