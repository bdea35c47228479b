import type { CategoryAdvices, CategoryBlockWords } from '../../category-block-words.ts';

/** Words of the blocks below products in English. */
export const categoryWords: CategoryBlockWords = {
  guides: 'Worth a read',
  vitaminD: { title: 'How much vitamin D3 to take', note: 'Doses by age, micrograms and units. A 4-minute read.' },
  needs: { title: 'Supplements by need', note: 'Six common needs and the ingredients with authorised health claims.' },
  visit: { title: 'Visit a store', note: 'An adviser, your order to collect and returns, all in one place.' },
  getBlockTitle: () => 'Advice below the list',
  getBrandAdvice: (brand, operator) => ({
    title: `${brand} at Witryna`,
    points: [
      ['Who is responsible', `${operator}. You will find the same details on the page of each product.`],
      ['How we choose', 'We check where ingredients come from and how batches were tested before a brand reaches the shelf. More <a href="/about-us">about us</a>.'],
      ['30 days to return', 'Not the right choice? Send an unopened product back or bring it to a store. <a href="/customer-service">How returns work</a>.'],
    ],
  }),
  searchTitle: 'Advice below search results',
};

/** Advice for the main categories and for a search in English. */
export const categoryAdvice: CategoryAdvices = {
  witaminy: {
    title: 'How to choose vitamins',
    points: [
      ['Start with the portion', 'What counts is the amount in a daily portion, not in a capsule. We give it for each product, with the share of the nutrient reference value.'],
      ['Check what you already take', 'Vitamins D and A are often in several products at once. Add them up before you take another one.'],
      ['Fat or water', 'Take vitamins A, D, E and K with a meal that has a little fat in it. Water is enough for vitamin C and the B vitamins.'],
    ],
  },
  mineraly: {
    title: 'How to read a mineral label',
    points: [
      ['The element, not the salt', '500 mg of magnesium citrate is about 80 mg of magnesium. Our composition tables give the amount of the element itself.'],
      ['Not all at once', 'Keep iron and calcium apart: one in the morning, the other in the evening. Leave coffee and tea for later.'],
      ['Iron after a test', 'Take iron when a blood test has shown that you need it. Ask your doctor about the dose.'],
    ],
  },
  odpornosc: {
    title: 'A home shelf for the colder months',
    points: [
      ['Four ingredients', 'Vitamins C and D, zinc and selenium contribute to the normal function of the immune system. One set is often enough.'],
      ['Plants and honey', 'Buy elderberry, sea buckthorn and propolis for their taste and tradition. Allergic to bee products? Stay with fruit.'],
      ['Little and often', 'One portion a day, with no catching up. A double dose after a break speeds nothing up.'],
    ],
  },
  uroda: {
    title: 'Collagen, biotin and the rest',
    points: [
      ['A portion of collagen', 'Compare the grams in a daily portion and the source: fish or beef. Vitamin C contributes to normal collagen formation.'],
      ['Biotin and blood tests', 'Large doses of biotin can change the results of blood tests. Mention them at the laboratory.'],
      ['Give it time', 'Hair grows about a centimetre a month. Judge after three months, not after a week.'],
    ],
  },
  sport: {
    title: 'Before it goes into your bag',
    points: [
      ['Creatine: 3 g a day', 'That is what the benefit in short bursts of intense exercise takes. The time of day does not matter.'],
      ['Count protein in your meals', 'Add up eggs, dairy, meat and pulses. A shake fills in what is missing on the plate.'],
      ['Go easy on caffeine', 'Up to 200 mg at a time. Count coffee and energy drinks too, and leave it out in the afternoon.'],
    ],
  },
  ziola: {
    title: 'How to compare extracts',
    points: [
      ['Standardisation', 'The percentage of the active compound says more than milligrams of powder. Look for it in the composition table.'],
      ['Part of the plant', 'Root and leaf are two different products. Each page says what the extract is made of.'],
      ['Herbs and medicines', 'Some plants change how medicines work. If you take any, ask a pharmacist.'],
    ],
  },
  trawienie: {
    title: 'Strains, fibre and a glass of water',
    points: [
      ['The full name of a strain', 'Genus, species and number. Only the number leads to the studies of that very strain.'],
      ['Fibre with water', 'Start with half a portion and drink a large glass of water with it. Take medicines two hours before or after.'],
      ['Storage', 'Some cultures like the fridge. The temperature is on the pack and on the product page.'],
    ],
  },
  rodzina: {
    title: 'Portions for every age',
    points: [
      ['The age on the label', 'A four-year-old does not take half of what a parent takes. Choose a product made for their age.'],
      ['Gummies are not sweets', 'Keep them out of the reach of children, and count out the portion together.'],
      ['Pregnancy and breastfeeding', 'Talk to your doctor or midwife about every supplement, even one without a prescription.'],
    ],
  },
  marki: {
    title: 'How we choose brands',
    points: [
      ['We know the suppliers', 'We ask about the raw material, the plant and the batch tests. No answer, no shelf.'],
      ['A label you can read', 'Doses in plain sight, without blends that hide how much of each ingredient there is.'],
      ['A company with an address', 'Each product names the company responsible for it, with its address.'],
    ],
  },
  wyprzedaz: {
    title: 'Where these prices come from',
    points: [
      ['The lowest price of 30 days', 'It stands next to each reduced product, so that you have something to compare with.'],
      ['Best before', 'Buy what you will use before the date on the pack. Two years of stock seldom pay off.'],
      ['Returns as always', 'An unopened product from the sale can come back just as long: <a href="/customer-service">30 days</a>.'],
    ],
  },
  search: {
    title: 'Looking for something in particular?',
    points: [
      ['By need', 'Not sure what the ingredient is called? Start with a <a href="/dobierz-suplement">need</a>, and we suggest the shelf.'],
      ['By brand', 'All <a href="/marki.html">brands</a> have pages of their own with everything they make.'],
      ['Ask us', 'Customer service and pharmacists answer on working days. <a href="/contact-us">Write to us</a>.'],
    ],
  },
};
