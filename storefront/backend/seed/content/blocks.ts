import type { SeedCmsBlock } from '../types.ts';

/** Blocks of the frame around every page. */
export const cmsBlocks: SeedCmsBlock[] = [
  { identifier: 'header-banner', title: 'Pasek nad nagłówkiem', content: '<p>Darmowa dostawa od 149 zł</p>' },
  {
    identifier: 'header-extra-link',
    title: 'Dodatkowy link w nagłówku',
    content: '<p><a href="/stores">Sklepy stacjonarne</a></p>',
  },
  {
    identifier: 'checkout-links',
    title: 'Linki w stopce kasy',
    content:
      '<p><a href="/regulamin">Regulamin</a> <a href="/polityka-prywatnosci">Polityka prywatności</a> <a href="/customer-service">Obsługa klienta</a></p>',
  },
];
