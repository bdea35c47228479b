// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAdyen } from './adyen-sdk.ts';

/** The edge of the provider's script: what its card fields are given. */
const createCard = vi.hoisted(() => vi.fn<(options: { brands: string[] }) => void>());
vi.mock('@adyen/adyen-web', () => ({
  AdyenCheckout: () => Promise.resolve({}),
  Card: class {
    isValid = false;
    data = {};
    constructor(_: unknown, options: { brands: string[] }) {
      createCard(options);
    }
    mount() {
      return this;
    }
    unmount() {
      return this;
    }
    showValidation() {
      return this;
    }
  },
}));

afterEach(() => vi.clearAllMocks());

describe('the card fields of Adyen', () => {
  it('accept the brands of every country, of which the account takes its own', async () => {
    const sdk = await openAdyen({ provider: 'adyen', clientKey: 'test_KEY', environment: 'test' }, 'fr-FR');
    sdk.mountCard(document.body, { canSave: false, onReady: vi.fn(), onFailure: vi.fn() });
    const accepted = createCard.mock.lastCall?.[0].brands;
    expect(accepted).toEqual(
      expect.arrayContaining(['visa', 'mc', 'amex', 'maestro', 'discover', 'diners', 'jcb', 'cup', 'cartebancaire']),
    );
    expect(accepted).toEqual(expect.arrayContaining(['bcmc', 'dankort', 'elo', 'rupay', 'troy']));
  });
});
