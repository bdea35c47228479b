import type { StoreVisitWords } from '../../pages/store-visit.ts';

/** Words of the page about visiting a store in English. */
export const storeVisitWords: StoreVisitWords = {
  title: 'Visiting a store',
  metaTitle: 'Visiting a store: how to prepare',
  metaDescription: 'What to bring to the store, what to ask and how to collect an online order. Addresses, a film and answers to common questions.',
  steps: 'Step by step',
  tabs: [
    [
      'Before your visit',
      '<ul><li>List the supplements and medicines you already take, with their doses.</li><li>Check the opening hours in the <a href="/stores">list of stores</a>.</li><li>Bring the order number if you come to collect an order.</li></ul>',
    ],
    [
      'In the store',
      '<p>We show you labels and add up daily portions, so that the same ingredient does not come in two packs. Ask a doctor or pharmacist about medicines.</p>',
    ],
    [
      'After your visit',
      '<p>You can return an unopened pack in any store within 30 days. The details are under <a href="/customer-service">Customer service</a>.</p>',
    ],
  ],
  film: { title: 'Film', note: 'Sample film: “Big Buck Bunny” by the Blender Foundation, licensed under CC BY 3.0.' },
  stores: { title: 'Three of our stores', all: 'All stores', pickup: 'In-store pickup' },
  questions: {
    title: 'Common questions',
    items: [
      ['Does it cost anything to collect an order in a store?', '<p>No. We email you when the parcel is there.</p>'],
      ['Are prices in the stores the same as online?', '<p>Yes, reductions included. Discount codes work in the online shop only.</p>'],
      [
        'Will an adviser tell me what to take?',
        '<p>An adviser explains ingredients and portions. They make no diagnoses and do not replace a doctor: a food supplement supplements the diet, it does not heal.</p>',
      ],
    ],
  },
  pictures: 'Your pictures',
};
