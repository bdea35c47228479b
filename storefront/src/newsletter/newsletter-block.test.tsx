// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend, graphqlError, sampleLayout } from '../testing/index.ts';
import { newsletterMessages } from './messages.ts';
import { NewsletterBlock } from './newsletter-block.tsx';

const intl = createShopIntl({ locale: 'en-US' });
await Promise.all([intl.load(newsletterMessages), intl.load(formsMessages)]);

// An error is scrolled to.
vi.stubGlobal('matchMedia', () => ({ matches: true }));
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

/** Sends the form with an address to a backend that answers the mutation. */
async function send(answer: (name: string) => object, isComposite = false) {
  const { client } = fakeBackend(
    ({ name }) => {
      if (name === 'subscribeEmailToNewsletter' || name === 'subscribeToNewsletterComposite') return answer(name);
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
  return ui;
}

/** Subscribes an address with a backend that returns a status. */
async function subscribe(status: string | null, isComposite = false) {
  const ui = await send((name) => ({ data: { [name]: status && { status } } }), isComposite);
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

  it('says in the language of the shop that an address is already subscribed', async () => {
    const untranslated = graphqlError('Untranslated', 'graphql-already-exists', ['subscribeEmailToNewsletter']);
    await send(() => ({ errors: [untranslated] }));
    expect(await screen.findByText('This email address is already subscribed.')).toBeDefined();
  });
});
