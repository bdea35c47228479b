import type { SeedCmsPage } from '../../../backend/index.ts';
import { article } from '../markup/article.ts';

/** What stands on the page for addresses that lead nowhere. */
export const noRoute: SeedCmsPage = {
  identifier: 'no-route',
  title: 'Nie ma takiej strony',
  contentHeading: 'Nie ma takiej strony',
  content: article([
    [
      'Dokąd dalej',
      '<p>Produkt mógł zniknąć z oferty albo w adres wkradła się literówka.</p><ul><li><a href="/">Strona główna</a></li><li><a href="/marki.html">Wszystkie marki</a></li><li><a href="/wyprzedaz.html">Wyprzedaż</a></li><li><a href="/customer-service">Obsługa klienta</a></li></ul>',
    ],
  ]),
};
