// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { createSessionStore, SessionProvider } from '../session/index.ts';
import { fakeBackend, memoryStorage, sampleLayout } from '../testing/index.ts';
import { sendFriendMessages } from './messages.ts';
import { SendToFriend } from './send-to-friend.tsx';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(sendFriendMessages);
await intl.load(formsMessages);

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: true }));

/** The dialog of a product for a guest, with its fields filled in. A sent mail waits until the test answers it. */
async function setUp() {
  let answer: (body: object) => void = () => undefined;
  const { client, sent } = fakeBackend(() => new Promise((resolve) => (answer = resolve)), {
    capabilities: ['sendFriend'],
  });
  const ui = createUiStore();
  render(
    <MemoryRouter>
      <IntlProvider value={intl}>
        <LayoutProvider value={{ ...sampleLayout, sendFriend: 'everyone' }}>
          <UiStoreProvider value={ui}>
            <SessionProvider value={createSessionStore(memoryStorage())}>
              <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
                <SendToFriend uid="MTI=" name="Boot" />
              </CommerceProvider>
            </SessionProvider>
          </UiStoreProvider>
        </LayoutProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const getValues = () =>
    screen.getAllByRole('textbox').map((field) => ('value' in field ? String(field.value) : undefined));
  fireEvent.click(await screen.findByRole('button', { name: 'Email to a friend' }));
  screen
    .getAllByRole('textbox')
    .forEach((field, index) => fireEvent.change(field, { target: { value: `a${index}@example.com` } }));
  return {
    press,
    getValues,
    isOpen: () => screen.queryByRole('dialog') !== null,
    send: async () => {
      press('Send');
      await waitFor(() => expect(sent).toHaveLength(1));
    },
    answer: (body: object) => answer(body),
    getToasts: () => ui.toasts.getToasts().map(({ message }) => message),
  };
}

const typed = [0, 1, 2, 3, 4].map((index) => `a${index}@example.com`);

it.each(['Escape', 'Cancel'])('keeps what is written when the dialog closes by %s', async (way) => {
  const { press, getValues, isOpen } = await setUp();
  if (way === 'Cancel') press('Cancel');
  else fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  press('Email to a friend');
  expect(getValues()).toEqual(typed);
});

it('stays open while the mail is being sent, and says when that fails', async () => {
  const { press, getValues, isOpen, send, answer } = await setUp();
  await send();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  press('Cancel');
  expect(isOpen()).toBe(true);
  answer({ data: null, errors: [{ message: 'Internal server error' }] });
  await screen.findByText(/^The email could not be sent\./);
  expect(getValues()).toEqual(typed);
});

it('is empty again after the mail is sent', async () => {
  const { press, getValues, isOpen, send, answer, getToasts } = await setUp();
  await send();
  answer({ data: { sendEmailToFriend: { recipients: [{ email: 'a4@example.com' }] } } });
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(getToasts()).toEqual(['Your email has been sent.']);
  press('Email to a friend');
  expect(getValues()).toEqual(['', '', '', '', '']);
});

it('moves the focus to the first field of an added recipient', async () => {
  const { press } = await setUp();
  press('Add a recipient');
  expect(document.activeElement?.id).toBe('send-friend-name-1');
});
