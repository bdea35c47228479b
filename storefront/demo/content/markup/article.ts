import { row, text } from './content-types.ts';

/** Sections of text, each with its heading, in a column narrow enough to read. */
export function article(sections: readonly (readonly [title: string, html: string])[]): string {
  return row(text(sections.map(([title, html]) => `<h2>${title}</h2>${html}`).join(''), 'prose'), { classes: 'section' });
}
