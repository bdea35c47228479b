import type { AboutUsWords } from '../../pages/about-us.ts';

/** Words of the page about the shop in English. */
export const aboutUsWords: AboutUsWords = {
  title: 'About us',
  metaTitle: 'About us: how we choose supplements',
  metaDescription:
    'Witryna is an online shop for food supplements with 40 stores in Poland. What we put on our shelves, what we do not, and why.',
  opening:
    '<h1>Witryna is Polish for shop window: come and look in, label in hand</h1><p>We started with one medicine cabinet at home and the question why three different jars hold almost the same. Today we run an online shop and 40 stores, and we still ask that question.</p>',
  selection: {
    title: 'What goes on our shelves',
    points: [
      [
        'Ingredients in numbers',
        'The amount of each substance in a daily portion and the percentage of the nutrient reference value. If a producer hides behind a “proprietary blend”, we do not take the product.',
      ],
      [
        'The form, not just the name',
        'Magnesium citrate, bisglycinate and oxide are three different things. The product page always says which of them is inside.',
      ],
      [
        'Test results for the batch',
        'We ask every brand for tests of purity and of the content of ingredients. Without them a product does not go on sale.',
      ],
    ],
  },
  exclusions: {
    title: 'What you will not find here',
    list: '<ul><li>Promises of healing. A food supplement is a food: it supplements the diet and replaces neither the diet nor medicines.</li><li>Health claims that are not on the EU list. We write only what Regulation (EC) No 1924/2006 permits.</li><li>Crossed-out prices made of thin air. With every reduction we state the lowest price of the 30 days before it.</li></ul>',
  },
  visit: {
    title: 'Let’s talk in person',
    note: 'In a store you can read labels in peace, ask about a dose and collect your online order for free.',
    findStore: 'Find a store',
    prepare: 'Prepare for your visit',
  },
};
