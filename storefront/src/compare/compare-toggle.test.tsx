// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { StorageProvider } from '../platform/storage-context.tsx';
import { createSessionStore, SessionProvider } from '../session/index.ts';
import { fakeBackend, memoryStorage } from '../testing/index.ts';
import { getCompareListId } from './compare-list-id.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { compareMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(compareMessages);

/** The toggle of product 7 for a guest with a list. Requests for the list wait until the test answers them. */
async function setUp() {
  let onList: readonly string[] = [];
  const waiting: ((body: object) => void)[] = [];
  const getList = () => ({ uid: 'guest', items: onList.map((uid) => ({ uid })) });
  const { client, sent } = fakeBackend(({ name, variables }) => {
    if (name === 'getCompareList') return new Promise((resolve) => waiting.push(resolve));
    onList = [...onList, String(variables['products'])];
    return { data: { addProductsToCompareList: getList() } };
  });
  const storage = memoryStorage();
  getCompareListId(storage).set('guest');
  const ui = createUiStore();
  render(
    <IntlProvider value={intl}>
      <UiStoreProvider value={ui}>
        <StorageProvider value={storage}>
          <SessionProvider value={createSessionStore(storage)}>
            <CommerceProvider client={client} cache={createQueryCache()} storeView="de" epoch={0}>
              <CompareToggle uid="7" name="Boot" />
            </CommerceProvider>
          </SessionProvider>
        </StorageProvider>
      </UiStoreProvider>
    </IntlProvider>,
  );
  const toggle = await screen.findByRole('button', { name: 'Compare: Boot', pressed: false });
  /** Answers the requests for the list when there are as many. */
  const answer = async (count: number, getBody: () => object) => {
    await waitFor(() => expect(waiting).toHaveLength(count));
    waiting.splice(0).forEach((resolve) => resolve(getBody()));
  };
  return {
    toggle,
    answerList: (count: number, products = onList) => {
      onList = products;
      return answer(count, () => ({ data: { compareList: getList() } }));
    },
    failList: (count: number) => answer(count, () => ({ data: null, errors: [{ message: 'Internal server error' }] })),
    findMessage: (message: string) =>
      waitFor(() => expect(ui.toasts.getToasts().map((toast) => toast.message)).toEqual([message])),
    /** Clicks until the product is shown as removed: clicks while an earlier one is not done have no effect. */
    clickToRemove: () =>
      waitFor(() => {
        if (toggle.getAttribute('aria-pressed') === 'true') fireEvent.click(toggle);
        expect(toggle.getAttribute('aria-pressed')).toBe('false');
      }),
    findPressed: (pressed: boolean) => waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe(String(pressed))),
    getChanges: () =>
      sent.filter(({ name }) => name !== 'getCompareList').map(({ name, variables }) => [name, variables]),
  };
}

const added = [['AddToCompareList', { uid: 'guest', products: ['7'] }]];

describe('CompareToggle', () => {
  it('adds the product when it is clicked before the list is known', async () => {
    const { toggle, answerList, findMessage, findPressed, getChanges } = await setUp();
    fireEvent.click(toggle);
    await findPressed(true);
    await answerList(2, ['5']);
    await answerList(1);
    await findMessage('Added to the comparison: Boot');
    await findPressed(true);
    expect(getChanges()).toEqual(added);
  });

  it('changes nothing when it is clicked before the list is known and the product is on it', async () => {
    const { toggle, answerList, findPressed, clickToRemove, getChanges } = await setUp();
    await findPressed(false);
    fireEvent.click(toggle);
    await answerList(2, ['7']);
    await clickToRemove();
    await waitFor(() => expect(getChanges().map(([name]) => name)).toEqual(['RemoveFromCompareList']));
  });

  it('adds no product to a full list that was not known at the click', async () => {
    const { toggle, answerList, findMessage, getChanges } = await setUp();
    fireEvent.click(toggle);
    await answerList(2, ['1', '2', '3', '4']);
    await findMessage('You can compare up to 4 products. Remove one first.');
    expect(getChanges()).toEqual([]);
  });

  it('adds to the stored list when that cannot be read', async () => {
    const { toggle, failList, answerList, findMessage, getChanges } = await setUp();
    await failList(1);
    fireEvent.click(toggle);
    await failList(1);
    await answerList(1, ['5', '7']);
    await findMessage('Added to the comparison: Boot');
    expect(getChanges()).toEqual(added);
  });
});
