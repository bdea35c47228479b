import type { SeedCmsPageTexts } from '../../../../backend/index.ts';
import { article } from '../../markup/article.ts';

/** Content of the page for addresses that lead nowhere. */
export const noRoute: SeedCmsPageTexts = {
  title: 'There is no such page',
  contentHeading: 'There is no such page',
  content: article([
    [
      'Where to next',
      '<p>The product may have left the range, or there is a typing error in the address.</p><ul><li><a href="/">Home page</a></li><li><a href="/marki.html">All brands</a></li><li><a href="/wyprzedaz.html">Sale</a></li><li><a href="/customer-service">Customer service</a></li></ul>',
    ],
  ]),
};
