import type { ReactNode } from 'react';
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

function Shipping({ text }: { text?: string }) {
  const rows = useSummaryRows(emptyCart, false, text);
  return rows.find(({ id }) => id === 'shipping')?.value;
}

async function renderRows(content: ReactNode): Promise<string> {
  const intl = createShopIntl({ locale: 'en_GB' });
  await intl.load(cartMessages);
  const { client } = fakeBackend(() => ({ data: {} }));
  return renderToStaticMarkup(
    <CommerceProvider client={client} cache={createQueryCache()} storeView="de" epoch={0}>
      <IntlProvider value={intl}>
        <LayoutProvider value={sampleLayout}>{content}</LayoutProvider>
      </IntlProvider>
    </CommerceProvider>,
  );
}

it('says where shipping is chosen, unless the page has words of its own', async () => {
  expect(await renderRows(<Shipping />)).toBe('chosen at checkout');
  expect(await renderRows(<Shipping text="not chosen yet" />)).toBe('not chosen yet');
});

it('has a row of its own for each discount, also for those of one name', async () => {
  const ids = (await renderRows(<RowIds />)).split(',');
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(ids.length);
});
