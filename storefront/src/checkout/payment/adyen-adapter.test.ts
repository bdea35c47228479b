// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdyenAdapter } from './adyen-adapter.tsx';
import { parseStatus, type AdyenApi } from './adyen-api.ts';
import type { AdyenSdk } from './adyen-sdk.ts';
import {
  PaymentAbandonedError,
  type PaymentOutcome,
  type ProviderResult,
  type UnpaidOrder,
} from './payment-adapter.ts';
import { createPaymentActions } from './payment-actions.ts';

const mountAction = vi.fn<AdyenSdk['mountAction']>();
const openAdyen = vi.hoisted(() => vi.fn());
vi.mock('./adyen-sdk.ts', () => ({ openAdyen }));

const order: UnpaidOrder = {
  orderId: '42',
  cartId: 'cart1',
  signedIn: false,
  resumed: false,
  returned: null,
  answered: false,
};
const action = { type: 'threeDS2', subtype: 'challenge' };
const redirect = { type: 'redirect', method: 'GET', url: 'https://bank.example/confirm' };
const result = (resultCode: string, withAction = false): ProviderResult => ({
  resultCode,
  nonce: '',
  action: withAction ? action : null,
});

function fixture(answers: { status: ProviderResult; details?: ProviderResult[] }) {
  const actions = createPaymentActions();
  const leavePage = actions.subscribe(() => undefined);
  const backend = {
    status: vi.fn<AdyenApi['status']>(() => Promise.resolve(answers.status)),
    sendDetails: vi.fn<AdyenApi['sendDetails']>(() => Promise.resolve(answers.details?.shift() ?? result('Error'))),
  };
  const adapter = createAdyenAdapter({
    key: { provider: 'adyen', clientKey: 'test_KEY', environment: 'test' },
    backend,
    actions,
    canSave: () => false,
    returnUrl: () => 'https://shop.example/checkout',
    locale: () => 'pl-PL',
  });
  const settle = async (placed = order): Promise<PaymentOutcome> => {
    if (!adapter.readResult) throw new Error('The adapter reads no result.');
    return adapter.handleResult(await adapter.readResult(placed));
  };
  /** Waits for the question and shows it, as the page does. */
  const show = async () => {
    await vi.waitFor(() => expect(actions.get()).not.toBeNull());
    const action = actions.get();
    if (action?.type !== 'provider') throw new Error('The provider asks nothing.');
    return action;
  };
  return { settle, backend, actions, show, leavePage, adapter };
}

/** Result codes after which nothing is left to do, and what each means. */
const endings = [
  ['Authorised', 'authorized'],
  ['Received', 'pending'],
  ['Pending', 'pending'],
  ['Refused', 'refused'],
  ['Cancelled', 'cancelled'],
  ['Error', 'failed'],
  ['Unheard', 'unknown'],
] as const;

beforeEach(() => {
  vi.clearAllMocks();
  openAdyen.mockResolvedValue({ mountAction, mountCard: vi.fn() });
});

describe('[CHK-32] a payment through Adyen after the order', () => {
  it.each([
    ...endings,
    ['IdentifyShopper', 'unknown'],
    ['ChallengeShopper', 'unknown'],
    ['RedirectShopper', 'unknown'],
    ['PresentToShopper', 'pending'],
  ] as const)('%s without anything to do is %s, and nobody is asked', async (code, outcome) => {
    const { settle, actions, backend } = fixture({ status: result(code) });
    expect(await settle()).toBe(outcome);
    expect(backend.status).toHaveBeenCalledExactlyOnceWith(order);
    expect(backend.sendDetails).not.toHaveBeenCalled();
    expect(actions.get()).toBeNull();
  });

  it('identifies, then asks, and hands each answer on once', async () => {
    mountAction.mockImplementation((_, shown, { onDetails }) => {
      onDetails({ details: { for: shown } });
      return () => undefined;
    });
    const { settle, backend, actions, show } = fixture({
      status: result('IdentifyShopper', true),
      details: [result('ChallengeShopper', true), result('Authorised')],
    });
    const settled = settle();
    for (const count of [1, 2]) {
      const action = await show();
      action.mount(document.body);
      await vi.waitFor(() => expect(backend.sendDetails).toHaveBeenCalledTimes(count));
    }
    expect(await settled).toBe('authorized');
    expect(backend.sendDetails).toHaveBeenLastCalledWith(order, { details: { for: action } }, 'ChallengeShopper');
    expect(actions.get()).toBeNull();
  });

  it.each([
    ['Refused', 'refused'],
    ['Authorised', 'authorized'],
    ['ChallengeShopper', 'cancelled'],
  ] as const)('that is left asks the backend first: %s there is %s', async (code, outcome) => {
    const { settle, backend, show } = fixture({
      status: result('ChallengeShopper', true),
      details: [result(code, code === 'ChallengeShopper')],
    });
    const settled = settle();
    (await show()).leave();
    expect(await settled).toBe(outcome);
    expect(backend.sendDetails).toHaveBeenCalledExactlyOnceWith(order, { cancelled: true }, 'ChallengeShopper');
  });

  it('is given up without a word to the backend when the page goes on to another one, and asked again there', async () => {
    const open = fixture({ status: result('ChallengeShopper', true) });
    const settled = open.settle();
    await open.show();
    open.leavePage();
    await expect(settled).rejects.toThrow(PaymentAbandonedError);
    expect(open.backend.sendDetails).not.toHaveBeenCalled();
    expect(open.actions.get()).toBeNull();

    const late = fixture({ status: result('ChallengeShopper', true) });
    late.leavePage();
    await expect(late.settle()).rejects.toThrow(PaymentAbandonedError);
  });

  it('fails when the question cannot be shown', async () => {
    const { settle, actions, show } = fixture({ status: result('ChallengeShopper', true) });
    const settled = settle();
    const action = await show();
    action.fail();
    await expect(settled).rejects.toMatchObject({ problem: 'unreachable' });
    expect(actions.get()).toBeNull();
  });
});

describe('[CHK-32] a bank that asks on a page of its own (RedirectShopper)', () => {
  const asked: ProviderResult = { resultCode: 'RedirectShopper', nonce: '', action: redirect };
  const getRedirect = async ({ actions }: ReturnType<typeof fixture>) => {
    await vi.waitFor(() => expect(actions.get()).not.toBeNull());
    const action = actions.get();
    if (action?.type !== 'redirect') throw new Error('Nobody is sent to a bank.');
    return action;
  };

  it('takes the shopper there immediately, by the script of the provider', async () => {
    const shop = fixture({ status: asked });
    void shop.settle();
    const action = await getRedirect(shop);
    expect(action.atOnce).toBe(true);
    action.mount(document.body);
    expect(mountAction).toHaveBeenCalledExactlyOnceWith(document.body, redirect, expect.anything());
    expect(shop.backend.sendDetails).not.toHaveBeenCalled();
  });

  it('sends nobody away unasked who came back without an answer', async () => {
    const shop = fixture({ status: asked });
    void shop.settle({ ...order, resumed: true });
    expect((await getRedirect(shop)).atOnce).toBe(false);
  });

  it.each([...endings, ['', 'unknown']] as const)(
    'hands on once what the shopper came back with, and asks nobody: %s is %s',
    async (code, outcome) => {
      const shop = fixture({ status: asked, details: [result(code)] });
      const returned = { ...order, resumed: true, returned: { redirectResult: 'X6' }, answered: true };
      expect(await shop.settle(returned)).toBe(outcome);
      expect(shop.backend.sendDetails).toHaveBeenCalledExactlyOnceWith(
        returned,
        { details: { redirectResult: 'X6' } },
        'RedirectShopper',
      );
      expect(shop.backend.status).not.toHaveBeenCalled();
      expect(shop.actions.get()).toBeNull();
    },
  );

  it('leaves open what became of an answer that was lost, and sends nobody to the bank again', async () => {
    const shop = fixture({ status: asked });
    expect(await shop.settle({ ...order, resumed: true, answered: true })).toBe('unknown');
    expect(shop.actions.get()).toBeNull();
  });

  it('asks what the bank wants to know next', async () => {
    const shop = fixture({ status: asked, details: [result('ChallengeShopper', true), result('Authorised')] });
    mountAction.mockImplementation((_, __, { onDetails }) => {
      onDetails({ details: { done: true } });
      return () => undefined;
    });
    const settled = shop.settle({ ...order, resumed: true, returned: { redirectResult: 'X6' }, answered: true });
    (await shop.show()).mount(document.body);
    expect(await settled).toBe('authorized');
  });

  it('that is left is canceled', async () => {
    const shop = fixture({ status: asked, details: [asked] });
    const settled = shop.settle();
    (await getRedirect(shop)).leave();
    expect(await settled).toBe('cancelled');
    expect(shop.backend.sendDetails).toHaveBeenCalledExactlyOnceWith(order, { cancelled: true }, 'RedirectShopper');
  });
});

it('[CHK-32] does not ask for ever: the same question after its answer leaves the payment open', async () => {
  mountAction.mockImplementation((_, __, { onDetails }) => {
    onDetails({ details: { done: true } });
    return () => undefined;
  });
  const { settle, show, backend } = fixture({
    status: result('IdentifyShopper', true),
    details: [result('IdentifyShopper', true)],
  });
  const settled = settle();
  (await show()).mount(document.body);
  expect(await settled).toBe('unknown');
  expect(backend.sendDetails).toHaveBeenCalledOnce();
});

describe('the script of Adyen', () => {
  it('is fetched with the key of the store configuration when it is wanted, once, and again after a failure', async () => {
    const { adapter } = fixture({ status: result('Authorised') });
    expect(openAdyen).not.toHaveBeenCalled();
    openAdyen.mockRejectedValueOnce(new Error('blocked'));
    await expect(adapter.load?.()).rejects.toMatchObject({ problem: 'unreachable' });
    await adapter.load?.();
    await adapter.load?.();
    expect(openAdyen.mock.calls).toEqual([
      [{ provider: 'adyen', clientKey: 'test_KEY', environment: 'test' }, 'pl-PL'],
      [{ provider: 'adyen', clientKey: 'test_KEY', environment: 'test' }, 'pl-PL'],
    ]);
  });
});

describe('parseStatus', () => {
  it('reads JSON, also in a text', () => {
    const status = { isFinal: false, resultCode: 'ChallengeShopper', action };
    const read = { resultCode: 'ChallengeShopper', nonce: '', action };
    expect(parseStatus(status)).toEqual(read);
    expect(parseStatus(JSON.stringify(status))).toEqual(read);
    expect(parseStatus({ resultCode: 'Refused', action: 'none' })).toEqual(result('Refused'));
  });

  it.each([null, 'no JSON', '{}', { resultCode: 1 }])('refuses %j', (answer) =>
    expect(() => parseStatus(answer)).toThrow(),
  );
});
