import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { emptyCart } from './cart.ts';
import { cartMessages } from './messages.ts';
import { useSummaryRows } from './use-summary-rows.ts';

const euros = (minor: number) => ({ minor, currency: 'EUR' });

function RowIds() {
  const rows = useSummaryRows(
    {
      ...emptyCart,
      isVirtual: true,
      subtotal: euros(5000),
      discounts: [
        { label: 'Discount', amount: euros(500) },
        { label: 'Discount', amount: euros(300) },
      ],
      total: euros(4200),
    },
    false,
  );
  return rows.map(({ id }) => id).join();
}

it('has a row of its own for each discount, also for those of one name', async () => {
  const intl = createShopIntl({ locale: 'en_GB' });
  await intl.load(cartMessages);
  const { client } = fakeBackend(() => ({ data: {} }));
  const ids = renderToStaticMarkup(
    <CommerceProvider client={client} cache={createQueryCache()} storeView="de" epoch={0}>
      <IntlProvider value={intl}>
        <LayoutProvider value={sampleLayout}>
          <RowIds />
        </LayoutProvider>
      </IntlProvider>
    </CommerceProvider>,
  ).split(',');
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(ids.length);
});
