import { expect, it } from 'vitest';
import { sampleLayout } from '../../testing/index.ts';
import { toErrorPageLayout } from './error-page-layout.ts';
import { sampleMenu } from './testing/sample-menu.ts';

it('keeps what the error page shows, and nothing of what other pages need', () => {
  const blocks = { 'header-banner': 'banner', 'checkout-links': 'checkout', 'subscription-offer': 'offer' };
  const layout = toErrorPageLayout({
    ...sampleLayout,
    settings: { ...sampleLayout.settings, shopUrls: { 'magento.example': '' } },
    menu: [...sampleMenu],
    blocks,
    filterInputs: { price: 'range' },
    productSections: ['reviews'],
  });
  expect(layout).toEqual({
    ...sampleLayout,
    isReduced: true,
    menu: sampleMenu.map((category) => ({ ...category, promo: null, children: [] })),
    blocks: { 'header-banner': 'banner' },
    filterInputs: {},
    productSections: [],
  });
});
