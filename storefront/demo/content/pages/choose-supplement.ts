import type { SeedCmsPageTexts } from '../../../backend/index.ts';
import { columns, heading, row, text } from '../markup/content-types.ts';

/** Words of the page in one language. */
export interface ChooseSupplementWords {
  title: string;
  metaDescription: string;
  introduction: string;
  /** Six needs and the HTML of what goes with them. */
  needs: readonly (readonly [title: string, html: string])[];
  /** The list is HTML. */
  checks: { title: string; list: string };
}

/** Which shelf goes with which need, in the words of a language and inline styles. */
export function createChooseSupplement({ title, metaDescription, introduction, needs, checks }: ChooseSupplementWords): SeedCmsPageTexts {
  const content = [
    row(text(`<p>${introduction}</p>`, 'prose')),
    ...[needs.slice(0, 3), needs.slice(3)].map((line) =>
      row(
        columns(
          line.map(([need, html]) => ({ width: 33.3333, content: heading(2, need) + text(`<p>${html}</p>`) })),
          'points',
        ),
        { classes: 'section' },
      ),
    ),
    row(heading(2, checks.title) + text(checks.list, 'prose'), { classes: 'section' }),
  ].join('');
  return { title, metaTitle: title, metaDescription, contentHeading: title, content };
}
