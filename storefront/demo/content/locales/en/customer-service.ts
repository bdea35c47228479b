import type { CustomerServiceWords } from '../../pages/customer-service.ts';

/** Words of the page of customer service in English. */
export const customerServiceWords: CustomerServiceWords = {
  title: 'Customer service',
  metaTitle: 'Customer service: delivery, payment, returns',
  metaDescription:
    'Delivery costs, payment methods, returns within 30 days and complaints. Contact: pomoc@witryna.example, +48 22 000 00 00.',
  contacts: [
    [
      'Write',
      '<a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a>',
      'We answer within one working day. Please give your order number if you have one.',
    ],
    ['Call', '<a href="tel:+48220000000">+48 22 000 00 00</a>', 'Monday to Friday, 8:00–18:00.'],
    ['Come in', '<a href="/stores">Our stores</a>', 'Addresses and opening hours of 40 stores throughout Poland.'],
  ],
  sections: [
    [
      'Delivery',
      '<p>We deliver within Poland. Orders paid for by 14:00 on a working day are packed the same day.</p>' +
        '<table><thead><tr><th scope="col">Method</th><th scope="col">Time</th><th scope="col">Cost</th></tr></thead><tbody>' +
        '<tr><td>Courier</td><td>1–2 working days</td><td>€3.49</td></tr>' +
        '<tr><td>Parcel locker</td><td>1–2 working days, collection round the clock</td><td>€2.99</td></tr>' +
        '<tr><td>In-store pickup</td><td>we email you when the parcel is there</td><td>€0</td></tr>' +
        '</tbody></table><p>From €35, counted after discounts, courier and parcel locker cost €0.</p>',
    ],
    [
      'Payment',
      '<ul><li><strong>Card.</strong> Your card is charged once you have placed the order. After signing in you can save it for next time.</li><li><strong>Bank transfer.</strong> You get the account number in the confirmation. We send the order when the transfer arrives.</li><li><strong>Payment on delivery.</strong> You pay when you receive the parcel.</li></ul>',
    ],
    [
      'Returns',
      '<p>You have 30 days to return: 16 days more than the law requires. An email to <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a> with the order number is enough, and you need not give a reason.</p>' +
        '<ol><li>Write to us, or bring the product back to any <a href="/stores">store</a>.</li><li>Send the unopened pack back within 14 days of telling us. You pay for sending it; a return in a store costs nothing.</li><li>We return your money within 14 days by the way it came, together with the cost of the cheapest delivery.</li></ol>' +
        '<p>For reasons of hygiene we do not accept packs with a broken seal (Art. 38(1)(5) of the Polish Consumer Rights Act).</p>',
    ],
    [
      'Complaints',
      '<p>Did the product arrive damaged, close to its date or different from what we described? Write to <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a> and add a photo. You get an answer within 14 days. We answer for the conformity of goods with the contract for two years from delivery.</p><p>The details are in the <a href="/regulamin">terms of sale</a>.</p>',
    ],
    [
      'Order status',
      '<p>Orders that you placed signed in are in your <a href="/order-history">order history</a>. Ordering without an account? Check on the page of <a href="/track-my-order">order status</a>: number, email and surname are enough.</p>',
    ],
  ],
};
