import type { SeedCmsPageTexts } from '../../../backend/index.ts';
import { banner } from '../markup/banner.ts';
import { buttons, columns, heading, row, text } from '../markup/content-types.ts';

const point = (title: string, note: string) => ({ width: 33.3333, content: text(`<h3>${title}</h3><p>${note}</p>`) });

/** Words of the page about the shop in one language. */
export interface AboutUsWords {
  title: string;
  metaTitle: string;
  metaDescription: string;
  /** HTML. */
  opening: string;
  selection: { title: string; points: readonly (readonly [title: string, note: string])[] };
  /** The list is HTML. */
  exclusions: { title: string; list: string };
  visit: { title: string; note: string; findStore: string; prepare: string };
}

/** The story of the shop in the words of a language, in inline styles. */
export function createAboutUs({ title, metaTitle, metaDescription, opening, selection, exclusions, visit }: AboutUsWords): SeedCmsPageTexts {
  const content = [
    row(banner({ appearance: 'collage-left', classes: 'type-b', content: opening, picture: 'store-front' }), { classes: 'section' }),
    row(
      heading(2, selection.title) +
        columns(
          selection.points.map(([name, note]) => point(name, note)),
          'points',
        ),
      { classes: 'section' },
    ),
    row(heading(2, exclusions.title) + text(exclusions.list, 'prose'), { classes: 'section' }),
    row(
      columns([
        {
          width: 50,
          content:
            heading(2, visit.title, 'margin-bottom:12px') +
            text(`<p>${visit.note}</p>`, undefined, 'margin-bottom:20px') +
            buttons([
              { label: visit.findStore, href: '/stores', look: 'primary' },
              { label: visit.prepare, href: '/wizyta-w-salonie', look: 'secondary' },
            ]),
          style: 'background-color:#fbfaf6;border-radius:24px;padding:32px',
        },
        { width: 50, content: '' },
      ]),
      { parallax: 'shelf', style: 'min-height:560px;justify-content:center;padding:24px;border-radius:24px' },
    ),
  ].join('');
  return { title, metaTitle, metaDescription, content };
}
