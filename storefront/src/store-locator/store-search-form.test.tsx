// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { storesMessages } from '../stores/index.ts';
import { StoreSearchForm } from './store-search-form.tsx';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(storesMessages);

afterEach(cleanup);

const renderForm = (query: string) => (
  <IntlProvider value={intl}>
    <StoreSearchForm
      query={query}
      example={undefined}
      locating={false}
      onLocate={() => undefined}
      onSearch={() => undefined}
    />
  </IntlProvider>
);

describe('StoreSearchForm', () => {
  it('keeps the focus after a search, and shows the text of each query', () => {
    const { rerender } = render(renderForm('Berlin'));
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.change(field, { target: { value: 'Hamburg' } });
    fireEvent.submit(field);
    rerender(renderForm('Hamburg'));
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'Hamburg');

    rerender(renderForm('Berlin'));
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'Berlin');
  });

  it('keeps what is being typed while the query stays the same', () => {
    const { rerender } = render(renderForm('Berlin'));
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'Ham' } });
    rerender(renderForm('Berlin'));
    expect(field).toHaveProperty('value', 'Ham');
  });
});
