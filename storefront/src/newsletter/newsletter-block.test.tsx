// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend, sampleLayout } from '../testing/index.ts';
import { newsletterMessages } from './messages.ts';
import { NewsletterBlock } from './newsletter-block.tsx';

const intl = createShopIntl({ locale: 'en-US' });
await Promise.all([intl.load(newsletterMessages), intl.load(formsMessages)]);

afterEach(cleanup);

/** Subscribes an address with a backend that returns a status. */
async function subscribe(status: string | null, isComposite = false) {
  const { client } = fakeBackend(
    ({ name }) => {
      if (name === 'subscribeEmailToNewsletter' || name === 'subscribeToNewsletterComposite')
        return { data: { [name]: status && { status } } };
      return { data: { storeConfig: null, recaptchaV3Config: null } };
    },
    { capabilities: isComposite ? ['newsletterComposite'] : [] },
  );
  const ui = createUiStore();
  render(
    <MemoryRouter>
      <IntlProvider value={intl}>
        <UiStoreProvider value={ui}>
          <LayoutProvider value={sampleLayout}>
            <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
              <NewsletterBlock newsletterEnabled />
            </CommerceProvider>
          </LayoutProvider>
        </UiStoreProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  fireEvent.change(await screen.findByLabelText(/email/i), { target: { value: 'ola@example.com' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.submit(screen.getByRole('checkbox'));
  await waitFor(() => expect(ui.toasts.getToasts()).toHaveLength(1));
  const message = ui.toasts.getToasts()[0]?.message;
  expect(screen.getByRole('status').textContent).toBe(message);
  return message;
}

const subscribed = 'The email address is subscribed.';
const confirm = 'Almost done: confirm the subscription with the link in the email that we have sent.';

describe('NewsletterBlock', () => {
  it('says that an address is subscribed when the backend subscribes it', async () => {
    expect(await subscribe('SUBSCRIBED')).toBe(subscribed);
    cleanup();
    expect(await subscribe(null)).toBe(subscribed);
  });

  it.each(['NOT_ACTIVE', 'UNCONFIRMED'])('asks to confirm the address when its status is %s', async (status) => {
    expect(await subscribe(status)).toBe(confirm);
    cleanup();
    expect(await subscribe(status, true)).toBe(confirm);
  });
});
