import type { HomeWords } from '../../pages/home.ts';

/** Words of the home page in English. */
export const homeWords: HomeWords = {
  title: 'Witryna – food supplements',
  metaTitle: 'Food supplements with clear ingredients',
  metaDescription:
    'Vitamins, minerals, herbs and collagen with a full composition table and a price per portion. Free delivery from €35, collection at 40 stores.',
  heroes: [
    {
      name: 'Autumn',
      title: 'An autumn that keeps its pace',
      lead: 'Vitamin D3 with K2, zinc and vitamin C. Simple formulas, tested batches, doses that make sense.',
      primaryLabel: 'Products for immunity',
      secondaryLabel: 'Supplements by need',
    },
    {
      name: 'Beauty',
      title: 'Collagen for every day',
      lead: 'A scoop in your porridge, capsules or an ampoule in your bag. You choose the form, the label states the amount.',
      primaryLabel: 'Choose your collagen',
      secondaryLabel: 'All beauty products',
    },
    {
      name: 'Sport',
      title: 'Training without guesswork',
      lead: 'Protein, creatine and electrolytes. Portions counted on the label, prices worked out per 100 g.',
      primaryLabel: 'See the sports shelf',
      secondaryLabel: 'Creatine only',
    },
  ],
  bestsellers: { title: 'Most popular', link: 'See all' },
  stores: { title: 'Find a store<br>and collect for €0', note: '40 stores in Poland' },
  sale: { title: 'Sale<br>up to −16%', note: 'Lower prices on every shelf' },
  guide: { title: 'Guide: how much D3 to take', note: 'Read, 4 min' },
  shelves: 'Straight to the shelf',
  categories: {
    witaminy: 'Vitamins',
    mineraly: 'Minerals',
    odpornosc: 'Immunity',
    uroda: 'Beauty',
    sport: 'Sport',
    ziola: 'Herbs',
    trawienie: 'Digestion',
    rodzina: 'For the family',
  },
  novelties: { title: 'New in', link: 'All brands' },
  quality: {
    title: 'Read the ingredients before you buy, not after',
    note: 'Every product comes with a full composition table: how much of each substance is in a daily portion, what percentage of the nutrient reference value that is, and who answers for the product. Allergens are in bold, and prices are worked out per piece, per 100 g or per 100 ml.',
    button: 'How we choose products',
  },
  points: [
    {
      title: 'Free delivery from €35',
      note: 'Below that, a parcel locker costs €2.99 and a courier €3.49. Collection in a store is always free.',
      link: 'Delivery and payment',
    },
    {
      title: '30 days to return',
      note: 'Send an unopened pack back without giving a reason. We return your money within 14 days.',
      link: 'How to return a product',
    },
    {
      title: 'An adviser in 40 stores',
      note: 'Come with a question or with a list of what you already take. We will check that no ingredient is in there twice.',
      link: 'Find a store',
    },
  ],
};
