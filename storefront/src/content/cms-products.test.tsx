// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { fakeBackend, graphqlError, sampleLayout } from '../testing/index.ts';
import { CmsProducts } from './cms-products.tsx';

it('leaves no placeholders behind when the products cannot be loaded', async () => {
  const { client } = fakeBackend(() => ({ data: null, errors: [graphqlError('Internal server error')] }));
  render(
    <CommerceProvider client={client} cache={createQueryCache()} storeView="de" epoch={0}>
      <LayoutProvider value={sampleLayout}>
        <CmsProducts pathNames={['/lampe.html', '/schuh.html']} priority={false}>
          {(items) => <p>{items.length} cards</p>}
        </CmsProducts>
      </LayoutProvider>
    </CommerceProvider>,
  );
  expect(screen.getByText('2 cards')).toBeDefined();
  expect(await screen.findByText('0 cards')).toBeDefined();
});
