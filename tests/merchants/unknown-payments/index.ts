import { defineShop } from '../../../storefront/backend/index.ts';
import germanShoes from '../german-shoes/index.ts';

const [view] = germanShoes.storeViews;

/** The German shop, where nothing can be paid by a method that the checkout can finish. */
export default defineShop({
  ...germanShoes,
  storeViews: [
    {
      ...view,
      settings: {
        ...view.settings,
        payments: [
          { code: 'paypal_express', title: 'PayPal Express', isDeferred: false },
          { code: 'acme_pay', title: 'Acme Pay', isDeferred: false },
        ],
      },
    },
  ],
});
