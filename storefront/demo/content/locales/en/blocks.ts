import { TRANSFER_ACCOUNT } from '../../../settings/transfer-account.ts';
import type { SeedCmsBlockTexts } from '../../../../backend/index.ts';
import { buttons, row, text } from '../../markup/content-types.ts';

/** Blocks by identifier. */
export const englishBlocks: Readonly<Record<string, SeedCmsBlockTexts>> = {
  'header-banner': { title: 'Strip above the header', content: '<p>Free delivery from €35</p>' },
  'header-extra-link': { title: 'Extra link in the header', content: '<p><a href="/stores">Our stores</a></p>' },
  'contact-us-top': {
    title: 'Introduction of the contact page',
    content:
      '<p>We help you choose a supplement, find out where your parcel is and take returns. Messages are answered by our pharmacists and customer service. In matters of health, always ask a doctor.</p>',
  },
  'odbior-w-salonie': {
    title: 'In-store pickup',
    content: row(
      text('<ol><li>Wait for the email that says your parcel is in the store.</li><li>Bring your order number.</li><li>Collect the parcel within 7 days.</li></ol>') +
        buttons([{ label: 'Opening hours of our stores', href: '/stores', look: 'secondary' }]),
    ),
  },
  'checkout-links': {
    title: 'Links in the footer of the checkout',
    content:
      '<p><a href="/customer-service">Customer service</a> <a href="/regulamin">Terms of sale</a> <a href="/polityka-prywatnosci">Privacy policy</a></p>',
  },
  'legal-links': {
    title: 'Legal links in the footer',
    content: '<p><a href="/regulamin">Terms of sale</a> <a href="/polityka-prywatnosci">Privacy policy</a></p>',
  },
  'payment-instructions-banktransfer': {
    title: 'How to pay by bank transfer',
    content: `<p>Account: <strong>${TRANSFER_ACCOUNT}</strong></p><p>Please give the order number as the reference of your transfer. We will send the parcel as soon as the money arrives.</p>`,
  },
  'subscription-offer': {
    title: 'Regular delivery on the product page and in the cart',
    content:
      '<p><strong>Do you order the same every month?</strong></p><p>We can set up a regular delivery every 30, 60 or 90 days. Change or cancel it at any time.</p><p><a href="/contact-us?reason=subscription">Ask about regular delivery</a></p>',
  },
};
