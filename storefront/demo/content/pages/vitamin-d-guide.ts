import type { SeedCmsPageTexts } from '../../../backend/index.ts';
import { article } from '../markup/article.ts';
import { heading, picture, row, text } from '../markup/content-types.ts';
import { productList, type ListedProduct } from '../markup/product-list.ts';

/** Words of the article in one language. */
export interface VitaminDGuideWords {
  title: string;
  metaTitle: string;
  metaDescription: string;
  contentHeading: string;
  /** HTML. */
  introduction: string;
  pictureText: string;
  /** The texts are HTML. */
  sections: readonly (readonly [title: string, html: string])[];
  /** The note is HTML. */
  products: { title: string; note: string };
}

const products: readonly ListedProduct[] = [
  { urlKey: 'witamina-d3-2000', name: 'Witamina D3 2000' },
  { urlKey: 'witamina-d3-k2-krople', name: 'Witamina D3 + K2' },
  { urlKey: 'babel-d3-400-kropelki', name: 'Bąbel D3 400 kropelki od pierwszych dni' },
  { urlKey: 'witamina-d3-k2-z-magnezem-i-borem', name: 'Witamina D3 + K2 z magnezem i borem' },
];

/**
 * An article about doses of vitamin D in the words of a language.
 *
 * @param getName Returns the name under which a product is listed.
 */
export function createVitaminDGuide(words: VitaminDGuideWords, getName: (product: ListedProduct) => string = ({ name }) => name): SeedCmsPageTexts {
  const { title, metaTitle, metaDescription, contentHeading, introduction, pictureText, sections } = words;
  const listed = products.map((product) => ({ ...product, name: getName(product) }));
  const content = [
    row(text(introduction, 'prose'), { classes: 'section' }),
    row(picture('guide-witamina-d3', pictureText)),
    article(sections),
    row(heading(2, words.products.title) + productList('grid', listed) + text(words.products.note, 'prose'), { classes: 'section' }),
  ].join('');
  return { title, metaTitle, metaDescription, contentHeading, content };
}
