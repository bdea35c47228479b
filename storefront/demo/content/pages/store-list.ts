import { PHYSICAL_STORES } from '../../stores/physical-stores.ts';
import { storeText } from '../../stores/store-texts.ts';
import type { SeedCmsPage, SeedStore } from '../../../backend/index.ts';
import type { DemoLanguage } from '../../demo-language.ts';
import { article } from '../markup/article.ts';

const days = {
  pl: ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const satisfies Record<DemoLanguage, readonly string[]>;

/** Days in a row with the same hours are told together, e.g. `pon.–pt. 9:00–19:00, sob. 10:00–15:00`. */
function formatHours({ openingHours }: SeedStore, language: DemoLanguage): string {
  const runs: { first: string; last: string; text: string }[] = [];
  openingHours.forEach((hours, index) => {
    const day = days[language][index] ?? '';
    const text = hours ? `${hours.open}–${hours.close}` : '';
    const run = runs.at(-1);
    if (run?.text === text) run.last = day;
    else runs.push({ first: day, last: day, text });
  });
  return runs.flatMap(({ first, last, text }) => (text === '' ? [] : [`${first === last ? first : `${first}–${last}`} ${text}`])).join(', ');
}

function renderEntry(store: SeedStore, language: DemoLanguage): string {
  const { name, address1, address2, postcode, city, telephone } = store;
  const directions = address2 === undefined ? undefined : storeText(address2, language);
  const address = [address1, directions, `${postcode} ${city}`].filter(Boolean).join(', ');
  return `<li><strong>${name}</strong><br>${address}<br>${formatHours(store, language)}<br><a href="tel:${telephone.replaceAll(' ', '')}">${telephone}</a></li>`;
}

const regions = [...new Set(PHYSICAL_STORES.map(({ region }) => region))].sort((one, other) => one.localeCompare(other, 'pl'));

const createContent = (language: DemoLanguage): string =>
  article(
    regions.map((region) => [
      region,
      `<ul>${PHYSICAL_STORES.filter((store) => store.region === region)
        .map((store) => renderEntry(store, language))
        .join('')}</ul>`,
    ]),
  );

/** The physical shops on a page of content, for a shop without the store locator. */
export const storeList: SeedCmsPage = {
  identifier: 'salony',
  title: 'Nasze sklepy',
  metaTitle: 'Sklepy Witryny: adresy i godziny otwarcia',
  metaDescription: 'Adresy, telefony i godziny otwarcia sklepów Witryny w całej Polsce, województwo po województwie.',
  contentHeading: 'Nasze sklepy',
  content: createContent('pl'),
  translations: {
    en: {
      title: 'Our stores',
      metaTitle: 'Witryna stores: addresses and opening hours',
      metaDescription: 'Addresses, telephone numbers and opening hours of Witryna stores throughout Poland, region by region.',
      contentHeading: 'Our stores',
      content: createContent('en'),
    },
  },
};
