import type { SeedCmsPageTexts } from '../../../../backend/index.ts';
import { article } from '../../markup/article.ts';

/** Terms of sale. */
export const terms: SeedCmsPageTexts = {
  title: 'Terms of sale',
  metaDescription: 'How ordering, payment, delivery, returns and complaints work in the Witryna shop.',
  contentHeading: 'Terms of sale',
  content: article([
    [
      '1. Who runs the shop',
      '<p>The shop is run by Witryna sp. z o.o. Contact: <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a>, <a href="tel:+48220000000">+48 22 000 00 00</a>, Monday to Friday, 8:00–18:00.</p><p><strong>The shop is a demonstration of software.</strong> The company, brands and products are made up, orders are not fulfilled and cards are not charged. The rules below show what the terms of a real shop could look like.</p>',
    ],
    [
      '2. Ordering',
      '<ol><li>You can order without an account or after signing in.</li><li>The contract of sale is concluded when we send an order confirmation to the email address you gave.</li><li>The price shown in the order summary is binding. Prices include VAT and are shown in euro or, if you choose so, in Polish zloty.</li><li>For a product at a reduced price we state the lowest price of the 30 days before the reduction.</li><li>A discount code lowers the value of the products, and a code for free delivery the cost of delivery. Codes cannot be exchanged for money.</li></ol>',
    ],
    [
      '3. Payment',
      '<p>You can pay by card, by bank transfer or on delivery. Orders paid by transfer are sent once the payment has been credited. If it does not arrive within 7 days, we cancel the order.</p>',
    ],
    [
      '4. Delivery',
      '<ol><li>We deliver within Poland.</li><li>A courier costs €3.49, a parcel locker €2.99 and collection in a store €0. From €35 after discounts every delivery costs €0.</li><li>The courier delivers within 1–2 working days of dispatch.</li></ol>',
    ],
    [
      '5. Withdrawal from the contract',
      '<ol><li>You can withdraw from the contract within 30 days of receiving the product, without giving a reason. The statutory period is 14 days; we extend it.</li><li>An unambiguous statement is enough, for example an email to <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a>.</li><li>Send the product back within 14 days of your statement. The buyer bears the cost of sending it back.</li><li>We return all payments, together with the cost of the cheapest delivery offered, within 14 days of receiving your statement. We may withhold the refund until we receive the product or proof that it has been sent.</li><li>The right of withdrawal does not apply to a product in a sealed pack that cannot be returned, once opened, for reasons of hygiene.</li></ol>',
    ],
    [
      '6. Complaints',
      '<p>We answer for the conformity of goods with the contract for two years from delivery. You can complain by email or in a store. You may demand a replacement and, if that is not possible, a lower price or your money back. We answer within 14 days; no answer means that we accept the complaint.</p>',
    ],
    [
      '7. Reviews',
      '<p>Any visitor can add a review of a product. Reviews by signed-in customers who had ordered the product from us before are marked “Verified purchase”; we do not check the others in this way. We remove content that is unlawful, offensive or advertising, and content that ascribes healing properties to supplements.</p>',
    ],
    [
      '8. Food supplements',
      '<p>A food supplement is a foodstuff that supplements the normal diet. It must not be used as a substitute for it. Do not exceed the recommended daily portion. Keep out of the reach of young children.</p>',
    ],
    [
      '9. Disputes',
      '<p>Consumers can turn to their municipal or district consumer ombudsman and use the mediation of the regional Trade Inspection in Poland. How we protect your data is set out in the <a href="/polityka-prywatnosci">privacy policy</a>.</p>',
    ],
  ]),
};
