import type { SeedCmsPageTexts } from '../../../backend/index.ts';
import { article } from '../markup/article.ts';
import { columns, row, text } from '../markup/content-types.ts';

/** Words of the page in one language. */
export interface CustomerServiceWords {
  title: string;
  metaTitle: string;
  metaDescription: string;
  /** Three ways to get in touch; the link is HTML. */
  contacts: readonly (readonly [title: string, link: string, note: string])[];
  /** The texts are HTML. */
  sections: readonly (readonly [title: string, html: string])[];
}

/** Delivery, payment, returns, complaints and contact, in the words of a language. */
export function createCustomerService({ title, metaTitle, metaDescription, contacts, sections }: CustomerServiceWords): SeedCmsPageTexts {
  const contact = columns(
    contacts.map(([name, link, note]) => ({ width: 33.3333, content: text(`<h2>${name}</h2><p>${link}</p><p>${note}</p>`) })),
    'points',
  );
  return { title, metaTitle, metaDescription, contentHeading: title, content: row(contact, { classes: 'section' }) + article(sections) };
}
