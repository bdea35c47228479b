// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../../i18n/index.ts';
import { checkoutMessages } from '../messages.ts';
import { emptyAddress } from '../address.ts';
import { createBraintreeAdapter } from './braintree-adapter.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { createPaymentActions } from './payment-actions.ts';

/** The edge of the network: the provider's hosts. Everything before it is Braintree's own script. */
const gateway = 'https://payments.sandbox.braintree-api.com/graphql';
const configuration = {
  data: {
    clientConfiguration: {
      environment: 'SANDBOX',
      merchantId: 'witryna',
      assetsUrl: 'https://assets.braintreegateway.com',
      clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/witryna/client_api',
      creditCard: { supportedCardBrands: ['VISA'], challenges: [], threeDSecureEnabled: false },
      supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
    },
  },
};
/** What the provider's host answers next: a status and JSON, or nothing but an error of the network. */
let answer: { status: number; body: unknown } | 'blocked' = 'blocked';
const asked: string[] = [];

/** Stands for the network below Braintree's script. */
class EdgeRequest {
  withCredentials = false;
  status = 0;
  readyState = 0;
  responseText = '';
  timeout = 0;
  onreadystatechange: (() => void) | null = null;
  #url = '';

  open(_method: string, url: string) {
    this.#url = url;
  }

  setRequestHeader(name: string, value: string) {
    if (name.toLowerCase() === 'authorization') asked.push(`${this.#url} ${value}`);
  }

  send() {
    const given = this.#url === gateway ? answer : ({ status: 404, body: {} } as const);
    setTimeout(() => {
      this.readyState = 4;
      if (given !== 'blocked') {
        this.status = given.status;
        this.responseText = JSON.stringify(given.body);
      }
      this.onreadystatechange?.();
    });
  }
}

const order = {
  cartId: 'cart1',
  total: { minor: 4990, currency: 'PLN' },
  email: 'jan@example.com',
  billing: { ...emptyAddress, country_code: 'PL' },
};

let tokens = 0;

/** A client token; the script keeps a session for each, so that every test has its own. */
const newClientToken = () =>
  btoa(
    JSON.stringify({
      environment: 'sandbox',
      authorizationFingerprint: `print-${(tokens += 1)}`,
      configUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/witryna/client_api/v1/configuration',
      graphQL: { url: gateway, date: '2018-05-08' },
    }),
  );

beforeAll(() => {
  vi.stubGlobal('XMLHttpRequest', EdgeRequest);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const adapterFor = (options: Partial<Parameters<typeof createBraintreeAdapter>[0]> = {}) =>
  createBraintreeAdapter({
    clientToken: () => Promise.resolve(newClientToken()),
    baseTotal: () => Promise.resolve(4990),
    verification: null,
    actions: createPaymentActions(),
    canSave: () => false,
    ...options,
  });

const intl = createShopIntl({ locale: 'pl_PL' });
await intl.load(checkoutMessages);

function show(adapter: ReturnType<typeof adapterFor>) {
  return render(
    <IntlProvider value={intl}>
      <PaymentFields error={null} adapter={adapter} />
    </IntlProvider>,
  );
}

describe("Braintree's own script", () => {
  it('opens a session with the client token of Magento', async () => {
    answer = { status: 200, body: configuration };
    await adapterFor().load?.();
    expect(asked).toEqual([`${gateway} Bearer print-1`]);
  });

  it.each([
    ['is blocked', 'blocked'],
    ['refuses the token', { status: 403, body: {} }],
  ] as const)('[F37] says that the provider is out of reach when its host %s', async (_, given) => {
    answer = given;
    const adapter = adapterFor();
    await expect(adapter.load?.()).rejects.toMatchObject({ name: 'PaymentError', problem: 'unreachable' });
    await expect(adapter.collect(order)).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('[F37] puts its fields in place, tells that they never came, and tries again when asked to', async () => {
    answer = { status: 200, body: configuration };
    const { container } = show(adapterFor({ timeout: 300 }));
    await waitFor(() => expect(container.querySelectorAll('iframe')).toHaveLength(3));
    expect([...container.querySelectorAll('iframe')].every(({ title }) => title !== '')).toBe(true);
    // jsdom loads no frames: they are as silent as those of a host that hangs.
    const retry = await screen.findByRole('button');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(container.querySelectorAll('iframe')).toHaveLength(0);
    retry.click();
    await waitFor(() => expect(container.querySelectorAll('iframe')).toHaveLength(3));
  });

  it('[F37] waits no longer than it may for a token', async () => {
    await expect(
      adapterFor({ clientToken: () => new Promise(() => undefined), timeout: 20 }).load?.(),
    ).rejects.toMatchObject({ problem: 'unreachable' });
  });
});
