// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { createSessionStore, SessionProvider } from '../session/index.ts';
import { fakeBackend, memoryStorage, sampleLayout } from '../testing/index.ts';
import { reviewMessages } from './messages.ts';
import type { RatingScale } from './rating-scale.ts';
import { ReviewForm } from './review-form.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: true }));
Element.prototype.scrollIntoView = () => undefined;

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(reviewMessages);
await intl.load(formsMessages);

/** Fills in the texts of the form and sends it. */
function sendTexts(scales: readonly RatingScale[]) {
  const { client, sent } = fakeBackend(() => ({ data: { createProductReview: { review: { nickname: 'Ola' } } } }));
  const onSent = vi.fn();
  render(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <UiStoreProvider value={createUiStore()}>
          <SessionProvider value={createSessionStore(memoryStorage())}>
            <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
              <ReviewForm sku="boot" scales={scales} onSent={onSent} onCancel={() => undefined} />
            </CommerceProvider>
          </SessionProvider>
        </UiStoreProvider>
      </LayoutProvider>
    </IntlProvider>,
  );
  for (const field of screen.getAllByRole('textbox')) fireEvent.change(field, { target: { value: 'Good' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the review' }));
  return { sent, onSent };
}

it('asks for no stars in a shop that rates products on no scale', async () => {
  const { sent, onSent } = sendTexts([]);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(screen.queryByRole('radio')).toBeNull();
  expect(sent[0]?.variables).toMatchObject({ input: { nickname: 'Good', ratings: [] } });
});

it('asks for stars where there is a scale', () => {
  const { sent } = sendTexts([{ id: '4', valueIds: new Map([[5, '20']]) }]);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(sent).toEqual([]);
});
