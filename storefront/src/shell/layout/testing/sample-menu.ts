import type { MenuCategory } from '../../../platform/layout/layout-data.ts';

const category = (uid: string, href: string, children: MenuCategory[] = []): MenuCategory => ({
  uid,
  name: uid,
  href,
  skinny: false,
  promo: null,
  children,
});

/** A menu of three levels for tests. */
export const sampleMenu: readonly MenuCategory[] = [
  category('vitamins', '/witaminy.html', [
    category('vitamin-d', '/witaminy/witamina-d.html', [category('drops', '/witaminy/witamina-d/krople.html')]),
    category('vitamin-c', '/witaminy/witamina-c.html'),
  ]),
  category('sport', '/sport.html'),
];
