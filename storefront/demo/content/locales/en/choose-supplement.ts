import type { ChooseSupplementWords } from '../../pages/choose-supplement.ts';

/** Words of the page that leads from needs to shelves, in English. */
export const chooseSupplementWords: ChooseSupplementWords = {
  title: 'Supplements by need',
  metaDescription:
    'Six common needs and the ingredients that have authorised health claims for them. With links to the right shelves.',
  introduction:
    'Pick the sentence that fits you. For each we name only those effects of ingredients that the EU register of health claims confirms.',
  needs: [
    [
      'I tire more quickly than usual',
      'Magnesium, iron and vitamin B12 contribute to the reduction of tiredness and fatigue. Start with <a href="/mineraly/magnez.html">magnesium</a>; reach for <a href="/mineraly/zelazo.html">iron</a> after a blood test.',
    ],
    [
      'The season of colds is coming',
      'Vitamins C and D, zinc and selenium contribute to the normal function of the immune system. You find them in blends for <a href="/odpornosc/na-co-dzien.html">every day</a>.',
    ],
    [
      'I want to look after my hair and nails',
      'Biotin, zinc and selenium contribute to the maintenance of normal hair, and zinc and selenium also to that of normal nails. See the shelf for <a href="/uroda/wlosy-i-paznokcie.html">hair and nails</a>.',
    ],
    [
      'I do strength training',
      'Protein contributes to a growth in muscle mass, and 3 g of creatine a day increases performance in short, high-intensity sets. Compare <a href="/sport/bialko-i-aminokwasy/bialko.html">proteins</a> and <a href="/sport/kreatyna.html">creatines</a>.',
    ],
    [
      'I do not eat fish',
      'DHA contributes to the maintenance of normal brain function with a daily intake of 250 mg. Choose <a href="/odpornosc/tran-i-omega-3/omega-3.html">omega-3 from fish</a> or <a href="/odpornosc/tran-i-omega-3/omega-3-z-alg.html">from algae</a>.',
    ],
    [
      'I find it hard to fall asleep',
      'Melatonin contributes to the reduction of time taken to fall asleep: the effect is obtained with 1 mg close to bedtime. It is on the shelf <a href="/ziola/na-wieczor.html">for the evening</a>.',
    ],
  ],
  checks: {
    title: 'Check three things before you buy',
    list: '<ol><li><strong>What you already take.</strong> The same ingredient in two products is easily overlooked.</li><li><strong>Form and portion.</strong> The product page says how much of each substance a daily portion gives.</li><li><strong>Reasons not to take it.</strong> If you are pregnant, have a chronic illness or take prescription medicines, ask a doctor or pharmacist.</li></ol><p>Would you rather talk? An adviser is waiting in a <a href="/stores">store</a>, and on <a href="tel:+48220000000">+48 22 000 00 00</a> we answer Monday to Friday, 8:00–18:00.</p>',
  },
};
