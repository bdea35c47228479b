// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { sampleLayout } from '../testing/index.ts';
import { searchMessages } from './messages.ts';
import { page } from './search-page.tsx';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(searchMessages);

afterEach(cleanup);

/** The page of a query that has found nothing. */
async function renderPage(query: string) {
  const alternatives = { products: [], categories: [] };
  const view = { query, listing: null, alternatives, advice: null };
  const { element } = await page.restore({ view, metadata: { title: '' } });
  return (
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>{element}</LayoutProvider>
    </IntlProvider>
  );
}

describe('SearchPage', () => {
  it('keeps the focus in the form after a search, and shows the text of each query', async () => {
    const { rerender } = render(await renderPage('zinc'));
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.change(field, { target: { value: 'magnesium' } });
    fireEvent.submit(field);
    rerender(await renderPage('magnesium'));
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'magnesium');

    fireEvent.change(field, { target: { value: 'magnes' } });
    rerender(await renderPage('zinc'));
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'zinc');
  });
});
