import { describe, expect, it } from 'vitest';
import { createShopIntl } from '../../i18n/index.ts';
import { layoutMessages } from '../layout/messages.ts';
import { getBreadcrumbJsonLd } from './breadcrumb-data.ts';

describe('getBreadcrumbJsonLd', () => {
  it('leads from the home page with whole addresses', async () => {
    const { intl, load } = createShopIntl({ locale: 'en_US' });
    await load(layoutMessages);
    expect(
      getBreadcrumbJsonLd('https://shop.example', [{ name: 'Witaminy', href: '/witaminy.html' }], intl),
    ).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Witaminy', item: 'https://shop.example/witaminy.html' },
      ],
    });
    expect(
      getBreadcrumbJsonLd('https://shop.example/en', [{ name: 'Vitamins', href: '/vitamins.html' }], intl),
    ).toMatchObject({
      itemListElement: [{ item: 'https://shop.example/en/' }, { item: 'https://shop.example/en/vitamins.html' }],
    });
  });
});
