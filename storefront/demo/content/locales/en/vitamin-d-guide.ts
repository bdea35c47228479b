import type { VitaminDGuideWords } from '../../pages/vitamin-d-guide.ts';

/** Words of the article about doses of vitamin D in English. */
export const vitaminDGuideWords: VitaminDGuideWords = {
  title: 'Guide: how much vitamin D3 to take',
  metaTitle: 'How much vitamin D3? Doses by age',
  metaDescription:
    'How much vitamin D3 a day for babies, children, adults and older people, how to convert micrograms to units, and when to have a blood test.',
  contentHeading: 'How much vitamin D3 to take',
  introduction:
    '<p>Guide, 4 minutes to read</p><p>From October to April the sun stands too low in Poland for the skin to make vitamin D. The rest is up to the diet and a supplement. But how much is “one drop a day”?</p>',
  pictureText: 'A bottle of vitamin D3 with a pipette and capsules',
  sections: [
    [
      'Micrograms and units',
      '<p>Labels give the same amount in two ways: <strong>1 µg is 40 IU</strong> (international units). A capsule of 2000 IU therefore has 50 µg. The nutrient reference value is 5 µg, which is why the composition table says 1000% next to it. That is neither a mistake nor an overdose, only an old point of reference.</p>',
    ],
    [
      'How much a day',
      '<p>In their guidelines of 2023, Polish experts recommend these doses for healthy people:</p>' +
        '<table><thead><tr><th scope="col">Who</th><th scope="col">Daily dose</th></tr></thead><tbody>' +
        '<tr><td>Babies up to 6 months</td><td>400 IU (10 µg)</td></tr>' +
        '<tr><td>Babies from 6 to 12 months</td><td>400–600 IU (10–15 µg), depending on their diet</td></tr>' +
        '<tr><td>Children from 1 to 3 years</td><td>600 IU (15 µg)</td></tr>' +
        '<tr><td>Children from 4 to 10 years</td><td>600–1000 IU (15–25 µg)</td></tr>' +
        '<tr><td>Young people from 11 to 18 years</td><td>1000–2000 IU (25–50 µg)</td></tr>' +
        '<tr><td>Adults up to 75 years</td><td>1000–2000 IU (25–50 µg)</td></tr>' +
        '<tr><td>Over 75 years</td><td>2000–4000 IU (50–100 µg)</td></tr>' +
        '</tbody></table><p>In pregnancy, while breastfeeding, with obesity and with chronic illness, a doctor decides on the dose.</p>',
    ],
    [
      'Where the limit is',
      '<p>The European Food Safety Authority sets the tolerable upper intake level from all sources at 100 µg (4000 IU) for adults and young people and at 50 µg (2000 IU) for children from 1 to 10 years. Add up everything you take: vitamin D is also in cod liver oil, multivitamins and products with calcium.</p>',
    ],
    [
      'When and with what',
      '<p>Vitamin D dissolves in fat. Take it with a meal that has at least a little olive oil, butter, egg or fish in it. The time of day does not matter; being regular matters more.</p><p>On the shelf it often stands next to vitamin K2. Both have authorised claims about bones: vitamin D and vitamin K contribute to the maintenance of normal bones. If you take anticoagulants, ask your doctor about vitamin K first.</p>',
    ],
    [
      'Whether to have a test',
      '<p>An ordinary preventive dose needs no test. It is worth having one if you think of a higher dose: the level of 25(OH)D in the blood is measured, and a result from 30 to 50 ng/ml is considered normal.</p>',
    ],
  ],
  products: {
    title: 'Vitamin D in our shop',
    note: '<p>See also the whole shelf of <a href="/witaminy/witamina-d.html">vitamin D</a>. This text does not replace the advice of a doctor or pharmacist.</p>',
  },
};
