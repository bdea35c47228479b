import { PHYSICAL_STORES } from '../../stores/physical-stores.ts';
import type { SeedCmsPageTexts } from '../../../backend/index.ts';
import { buttons, heading, row, text } from '../markup/content-types.ts';
import { faq, map, socialWall, tabs, youTubeVideo } from '../markup/widgets.ts';

const places = PHYSICAL_STORES.slice(0, 3).map(({ name, latitude, longitude, address1, postcode, city, telephone }) => ({
  name, latitude, longitude, address: address1, postcode, city, phone: telephone,
}));

/** Words of the page in one language. */
export interface StoreVisitWords {
  title: string;
  metaTitle: string;
  metaDescription: string;
  steps: string;
  /** Three steps; the contents are HTML. */
  tabs: readonly (readonly [name: string, content: string])[];
  film: { title: string; note: string };
  stores: { title: string; all: string; pickup: string };
  /** The answers are HTML. */
  questions: { title: string; items: readonly (readonly [question: string, answer: string])[] };
  pictures: string;
}

/** How to prepare for a visit, in the words of a language: tabs, a film, places on a map, questions and answers, posts of customers. */
export function createStoreVisit(words: StoreVisitWords): SeedCmsPageTexts {
  const { title, metaTitle, metaDescription, film, stores, questions } = words;
  const content = [
    row(
      heading(2, words.steps) + tabs(words.tabs.map(([name, html], index) => ({ id: `WIZYTA${index + 1}`, name, content: text(html) }))),
      { classes: 'section' },
    ),
    row(heading(2, film.title) + text(`<p>${film.note}</p>`, 'prose') + youTubeVideo('aqz-KE-bpKQ', 'Big Buck Bunny'), { classes: 'section' }),
    row(
      heading(2, stores.title) +
        map(places) +
        buttons([
          { label: stores.all, href: '/stores', look: 'secondary' },
          { label: stores.pickup, href: 'odbior-w-salonie', look: 'link', linkType: 'block' },
        ]),
      { classes: 'section' },
    ),
    row(heading(2, questions.title) + faq(questions.items), { classes: 'section' }),
    row(heading(2, words.pictures) + socialWall('witryna-salony'), { classes: 'section' }),
  ].join('');
  return { title, metaTitle, metaDescription, contentHeading: title, content };
}
