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
  footer_links_block: {
    title: 'Links in the footer',
    content:
      '<h3>Account</h3><ul><li><a href="/customer/account">Account</a></li><li><a href="/sign-in">Sign in</a></li><li><a href="/create-account">Register</a></li><li><a href="/track-my-order">Order status</a></li><li><a href="/customer-service">Returns</a></li><li><a href="/withdrawal">Withdraw from the contract here</a></li></ul><h3>About us</h3><ul><li><a href="/about-us">About Witryna</a></li><li><a href="/communications">Email sign-up</a></li></ul><h3>Help</h3><ul><li><a href="/contact-us">Help</a></li><li><a href="/customer-service">Customer service</a></li><li><a href="/stores">Our shops</a></li><li><a href="/dostepnosc">Accessibility</a></li></ul>',
  },
  'footer-intro': {
    title: 'Slogan in the footer',
    content: 'Vitamins, minerals and herbs with simple formulas and clear doses.',
  },
  'social-links': {
    title: 'Profiles on social networks',
    content:
      '<p><a href="https://www.facebook.com/witryna.example">Facebook</a> <a href="https://www.instagram.com/witryna.example">Instagram</a></p>',
  },
  'privacy-link': {
    title: 'Link to the privacy policy in the consent banner',
    content: '<a href="/polityka-prywatnosci">Privacy policy</a>',
  },
  'stores-intro': {
    title: 'Introduction of the list of stores',
    content: '<p>Read the labels at your own pace, ask about a dose or collect your order free of charge.</p>',
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
