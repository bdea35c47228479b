// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyAddress } from '../address.ts';
import { createPaymentActions } from './payment-actions.ts';
import { inUnits, toAscii, verifyCard, type CardVerifier, type Verification } from './verify-card.ts';

const billing = {
  ...emptyAddress,
  firstname: 'Żaneta',
  lastname: 'Łuć',
  street: ['Świętokrzyska 1', 'm. 2'],
  city: 'Łódź',
  country_code: 'PL',
  region_code: 'PL-10',
  postcode: '00-001',
  telephone: '+48 600 100 200',
};
const order = { email: 'zaneta@example.com', billing };

/** Braintree's script: what it is asked, and what it says when the test tells it to. */
function fixture({ timeout = 1000, always = false, street = billing.street } = {}) {
  const handlers = new Map<string, ((data?: unknown, next?: () => void) => void)[]>();
  let end: { resolve(answer: Verification): void; reject(error: unknown): void } = {
    resolve: vi.fn(),
    reject: vi.fn(),
  };
  const secure = {
    on: (event: string, handler: () => void) => void handlers.set(event, [...(handlers.get(event) ?? []), handler]),
    off: (event: string, handler: () => void) =>
      void handlers.set(
        event,
        (handlers.get(event) ?? []).filter((known) => known !== handler),
      ),
    verifyCard: vi.fn(() => new Promise<Verification>((resolve, reject) => (end = { resolve, reject }))),
    cancelVerifyCard: vi.fn(() => Promise.resolve({})),
  } satisfies CardVerifier;
  const actions = createPaymentActions();
  const leavePage = actions.subscribe(() => undefined);
  const verified = verifyCard({
    secure,
    card: { nonce: 'typed', bin: '411111' },
    order: { ...order, billing: { ...billing, street } },
    amount: 10_005,
    always,
    actions,
    timeout,
  });
  const emit = (event: string, data?: unknown, next?: () => void) =>
    handlers.get(event)?.forEach((handler) => handler(data, next));
  const challenge = () => {
    const element = document.createElement('div');
    const drawn = vi.fn();
    emit('lookup-complete', { requiresUserAuthentication: true }, () => undefined);
    emit('authentication-iframe-available', { element }, drawn);
    const action = actions.get();
    if (action?.type !== 'provider') throw new Error('The bank asks nothing.');
    return { element, drawn, action };
  };
  return { verified, secure, actions, leavePage, emit, challenge, handlers, end: () => end };
}

const payload = (shifted?: boolean, possible?: boolean) => ({
  nonce: 'verified',
  liabilityShifted: shifted,
  liabilityShiftPossible: possible,
});

beforeEach(() => {
  vi.stubGlobal('Cardinal', {});
});

describe('verifyCard', () => {
  it('gives the bank the total to the grosz, and the billing address in the letters that it takes', async () => {
    const { secure, verified, end } = fixture({ always: true });
    expect(secure.verifyCard).toHaveBeenCalledExactlyOnceWith({
      nonce: 'typed',
      bin: '411111',
      amount: '100.05',
      email: 'zaneta@example.com',
      challengeRequested: true,
      collectDeviceData: true,
      billingAddress: {
        givenName: 'Zaneta',
        surname: 'Luc',
        phoneNumber: '48600100200',
        streetAddress: 'Swietokrzyska 1',
        extendedAddress: 'm. 2',
        locality: 'Lodz',
        postalCode: '00-001',
        countryCodeAlpha2: 'PL',
      },
    });
    end().resolve(payload(true, true));
    await verified;
  });

  it('gives the bank the further lines of the street as the third one, of 50 characters', async () => {
    const { secure, verified, end } = fixture({ street: ['High Street 1', 'Flat 2', 'Floor 3', ' ', 'x'.repeat(60)] });
    expect(secure.verifyCard).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        billingAddress: expect.objectContaining({
          streetAddress: 'High Street 1',
          extendedAddress: 'Flat 2',
          line3: `Floor 3, ${'x'.repeat(41)}`,
        }) as object,
      }),
    );
    end().resolve(payload(true, true));
    await verified;
  });

  it.each([
    ['the bank takes the liability', true, true],
    ['3-D Secure does not exist for the card', false, false],
  ])('gives the verified nonce when %s, and asks nobody', async (_, shifted, possible) => {
    const { verified, end, actions, handlers } = fixture();
    end().resolve(payload(shifted, possible));
    await expect(verified).resolves.toBe('verified');
    expect(actions.get()).toBeNull();
    expect([...handlers.values()].flat()).toEqual([]);
  });

  it.each([
    ['refused', false, true],
    ['unverified', undefined, undefined],
  ] as const)('is %s when the bank says no, or nothing', async (problem, shifted, possible) => {
    const { verified, end } = fixture();
    end().resolve(payload(shifted, possible));
    await expect(verified).rejects.toMatchObject({ name: 'PaymentError', problem });
  });

  it('shows the challenge for as long as the shopper needs, and takes it away with the answer', async () => {
    vi.useFakeTimers();
    const { verified, challenge, end, actions } = fixture();
    const { action, element, drawn } = challenge();
    const container = document.createElement('div');
    const remove = action.mount(container);
    expect(container.firstChild).toBe(element);
    expect(drawn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(600_000);
    end().resolve(payload(true, true));
    await expect(verified).resolves.toBe('verified');
    remove();
    expect(container.childElementCount).toBe(0);
    expect(actions.get()).toBeNull();
    vi.useRealTimers();
  });

  it('[CO-6] that is left is canceled at the provider too', async () => {
    const { verified, challenge, secure, actions } = fixture();
    challenge().action.leave();
    await expect(verified).rejects.toMatchObject({ problem: 'cancelled' });
    expect(secure.cancelVerifyCard).toHaveBeenCalledOnce();
    expect(actions.get()).toBeNull();
  });

  it('that is open when the page goes on to another one is canceled at the provider too', async () => {
    const { verified, challenge, secure, leavePage } = fixture();
    challenge();
    leavePage();
    await expect(verified).rejects.toMatchObject({ problem: 'cancelled' });
    expect(secure.cancelVerifyCard).toHaveBeenCalledOnce();
  });

  it("is cancelled when the shopper leaves by the bank's own button, whatever the provider says afterward", async () => {
    const { verified, challenge, emit, end } = fixture();
    challenge();
    emit('customer-canceled');
    end().resolve(payload(false, true));
    await expect(verified).rejects.toMatchObject({ problem: 'cancelled' });
  });

  it.each([
    ['never answers', () => undefined],
    [
      'asks for a challenge that never comes',
      ({ emit }: ReturnType<typeof fixture>) => emit('lookup-complete', { requiresUserAuthentication: true }),
    ],
    ['gives nothing to draw', ({ emit }: ReturnType<typeof fixture>) => emit('authentication-iframe-available', {})],
    ['fails', ({ end }: ReturnType<typeof fixture>) => end().reject(new Error('THREEDS_LOOKUP_ERROR'))],
  ])('[F37] is not verified when the provider %s', async (_, happen) => {
    const shop = fixture({ timeout: 20 });
    happen(shop);
    await expect(shop.verified).rejects.toMatchObject({ problem: 'unverified' });
    expect(shop.actions.get()).toBeNull();
  });

  it('[F37] does not wait for a challenge whose script is blocked', async () => {
    vi.stubGlobal('Cardinal', undefined);
    Reflect.deleteProperty(window, 'Cardinal');
    const { verified, emit } = fixture({ timeout: 60_000 });
    emit('lookup-complete', { requiresUserAuthentication: true });
    await expect(verified).rejects.toMatchObject({ problem: 'unverified' });
  });
});

describe('inUnits', () => {
  it('loses no grosz', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (hundredths) => {
        expect(inUnits(hundredths)).toMatch(/^\d+\.\d\d$/);
        expect(Number(inUnits(hundredths).replace('.', ''))).toBe(hundredths);
      }),
    );
  });
});

describe('toAscii', () => {
  it('writes any text in printable ASCII', () => {
    expect(toAscii('Zażółć gęślą jaźń ŁĄKA')).toBe('Zazolc gesla jazn LAKA');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toAscii(text)).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });
});
