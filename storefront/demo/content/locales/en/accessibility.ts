import { row, text } from '../../markup/content-types.ts';
import type { SeedCmsPageTexts } from '../../../../backend/index.ts';

const mail = '<a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a>';
const phone = '<a href="tel:+48220000000">+48 22 000 00 00</a>';

/** Accessibility statement below its heading, HTML. */
export const statement =
  '<h2>Our commitment</h2><p>Anyone should be able to shop at Witryna: with a keyboard instead of a mouse, with a screen reader, at high zoom and on an old phone. We design the shop to WCAG 2.2 level AA and EN 301 549, as the European Accessibility Act and the Polish act of 26 April 2024 (Dz.U. 2024 item 731) require.</p><p>This statement covers the Witryna online shop: catalogue, search, cart, checkout, customer account, store pages and guides.</p>' +
  '<h2>Conformance status</h2><p>The shop is <strong>partially conformant</strong> with WCAG 2.2 AA. We know of no criterion that it fails, but it has not had an independent audit yet. What we have not tested is listed below.</p>' +
  '<h2>What works</h2><ul><li>A link at the start of every page leads to the content. Everything from search to payment can be done with a keyboard, and an outline shows where you are.</li><li>Text has a contrast of at least 4.5:1, and fields and buttons measure at least 44 by 44 pixels.</li><li>Pages can be enlarged to 400% and work on screens 320 pixels wide.</li><li>Nothing moves for people who have reduced motion in their system. Slides do not advance by themselves.</li><li>Form errors are described in words beside their field and announced to screen readers. What you have typed stays.</li><li>We warn you before your session ends, and you can extend it.</li><li>The shop works with Windows contrast themes, and catalogue, search and texts can be read without scripts.</li></ul>' +
  '<h2>Known limits</h2><ul><li>We test pages with automated tools and walk through them with a keyboard ourselves. There have been no tests yet with people who use screen readers every day.</li><li>Pack shots are drawings. Their labels are repeated in the description and the composition table.</li><li>The store map comes from OpenStreetMap and cannot be fully used with a screen reader. The same stores, with address and opening hours, are in the list beside it.</li><li>Card payments are confirmed on the page of your bank, which we cannot change. You can also pay by bank transfer or on delivery.</li></ul>' +
  `<h2>Report a problem</h2><p>Write to ${mail} or call ${phone}, Monday to Friday, 8:00–18:00 (Central European Time). Tell us the address of the page and what went wrong. We answer within 7 days and help you place your order straight away. On request we give you the same information in another form, for example by phone.</p><p>If our answer does not satisfy you, you can notify the President of the Board of the State Fund for Rehabilitation of Disabled Persons (PFRON), who supervises the act.</p>` +
  '<h2>About this statement</h2><p>Prepared on 21 November 2026 from our own assessment: automated tests of every criterion that can be tested in this way, and whole purchases made with a keyboard. We review it after every major change, at least once a year.</p>';

/** What the statement is called wherever it stands. */
export const statementInEnglish = {
  title: 'Accessibility statement',
  metaTitle: 'Accessibility statement',
  metaDescription: 'What the Witryna shop does for people with disabilities, what has not been tested yet, and how to report a problem.',
} as const;

/** The statement as a page of the English store view. */
export const accessibility: SeedCmsPageTexts = {
  ...statementInEnglish,
  contentHeading: 'Accessibility statement',
  content: row(text(statement, 'prose'), { classes: 'section' }),
};
