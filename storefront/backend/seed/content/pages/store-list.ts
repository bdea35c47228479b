import { PHYSICAL_STORES } from '../../shop/physical-stores.ts';
import type { SeedCmsPage, SeedStore } from '../../types.ts';
import { article } from '../markup/article.ts';

const days = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'];

/** Days in a row with the same hours are told together, e.g. `pon.–pt. 9:00–19:00, sob. 10:00–15:00`. */
function hoursOf({ openingHours }: SeedStore): string {
  const runs: { first: string; last: string; text: string }[] = [];
  openingHours.forEach((hours, index) => {
    const day = days[index] ?? '';
    const text = hours ? `${hours.open}–${hours.close}` : '';
    const run = runs.at(-1);
    if (run?.text === text) run.last = day;
    else runs.push({ first: day, last: day, text });
  });
  return runs.flatMap(({ first, last, text }) => (text === '' ? [] : [`${first === last ? first : `${first}–${last}`} ${text}`])).join(', ');
}

function entryOf(store: SeedStore): string {
  const { name, address1, address2, postcode, city, telephone } = store;
  const address = [address1, address2, `${postcode} ${city}`].filter(Boolean).join(', ');
  return `<li><strong>${name}</strong><br>${address}<br>${hoursOf(store)}<br><a href="tel:${telephone.replaceAll(' ', '')}">${telephone}</a></li>`;
}

const regions = [...new Set(PHYSICAL_STORES.map(({ region }) => region))].sort((one, other) => one.localeCompare(other, 'pl'));

/** The physical shops on a page of content, for a shop without the store locator. */
export const storeList: SeedCmsPage = {
  identifier: 'salony',
  title: 'Nasze sklepy',
  metaTitle: 'Sklepy Witryny: adresy i godziny otwarcia',
  metaDescription: 'Adresy, telefony i godziny otwarcia sklepów Witryny w całej Polsce, województwo po województwie.',
  contentHeading: 'Nasze sklepy',
  content: article(regions.map((region) => [region, `<ul>${PHYSICAL_STORES.filter((store) => store.region === region).map(entryOf).join('')}</ul>`])),
};
