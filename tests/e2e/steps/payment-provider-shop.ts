import type { Page, Route } from '@playwright/test';
import { test as base } from '../../support/fixtures.ts';
import { startTestShop } from '../../support/test-shop.ts';

/**
 * Total in złoty from which the shop has Braintree verify cards: more than one piece of what end-to-end tests buy, less than
 * three.
 */
export const verifiedFrom = 100;

/**
 * Tests with a shop of their own that has accounts with Braintree and Adyen; the providers' hosts are played at the
 * edge of the network.
 */
export const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`payment-providers-${workerIndex}`, {
        BACKEND_PAYMENT_PROVIDERS: 'braintree,adyen',
        BACKEND_BRAINTREE_3D_SECURE: String(verifiedFrom),
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const json = (route: Route, body: unknown) =>
  route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } });

const page = (route: Route, title: string, body: string) =>
  route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="pl"><meta charset="utf-8"><title>${title}</title><body style="margin:0">${body}`,
  });

/**
 * What a frame of Braintree's fields does toward the page: says that it is there, and gives a nonce for what was
 * typed.
 */
const braintreeField = `<input aria-label="Pole" style="border:0;width:100%;height:40px;font-size:16px"><script>
  const channel = location.hash.slice(1), prefix = '/*framebus*/', name = 'braintree-hosted-field-', field = window.name.replace(name, '');
  const send = (event, eventData, reply) => parent.postMessage(prefix + JSON.stringify({ event, origin: '*', eventData, reply }), '*');
  addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || !data.startsWith(prefix)) return;
    const { event, reply } = JSON.parse(data.slice(prefix.length));
    if (field !== 'number' || event !== channel + ':hosted-fields:TOKENIZATION_REQUEST') return;
    const typed = ['number', 'expirationDate', 'cvv'].map((key) => parent.frames[name + key].document.querySelector('input').value.replaceAll(' ', ''));
    if (typed.includes('')) send(reply, [{ type: 'CUSTOMER', code: 'HOSTED_FIELDS_FIELDS_EMPTY', message: 'All fields are empty.' }, null]);
    else send(reply, [null, { nonce: typed[0].endsWith('0002') ? 'fake-processor-declined-visa-nonce' : 'fake-valid-nonce', type: 'CreditCard', details: { bin: typed[0].slice(0, 6) } }]);
  });
  send(channel + ':hosted-fields:FRAME_READY', { field }, 'ready-' + field);
</script>`;

const cardinal = 'https://songbirdstag.cardinalcommerce.com';

/**
 * What the script of Cardinal, whom Braintree has ask the banks, does toward Braintree's: draws the bank's question,
 * and tells its answer.
 */
const songbird = `(() => {
  const handlers = {};
  const emit = (event, ...values) => (handlers[event] || []).slice().map((handler) => handler(...values));
  addEventListener('message', ({ data }) => {
    if (data && data.bank) emit('payments.validated', { ActionCode: data.bank === 'yes' ? 'SUCCESS' : 'FAILURE', ErrorNumber: 0, Payment: { ExtendedData: data.bank === 'cancel' ? { ChallengeCancel: '01' } : {} } }, data.bank);
  });
  window.Cardinal = {
    configure() {},
    on(event, handler) { (handlers[event] = handlers[event] || []).push(handler); },
    off(event) { delete handlers[event]; },
    setup() { setTimeout(() => emit('payments.setupComplete', { sessionId: 'played' })); },
    trigger: () => Promise.resolve({ Status: true }),
    continue(_, { AcsUrl }) {
      emit('ui.inline.setup', '<iframe title="Bank" src="' + AcsUrl + '" width="100%" height="240"></iframe>', { paymentType: 'CCA', data: { mode: 'static' } }, () => {}, () => {});
    },
  };
})();`;

/** The bank's page of Braintree's challenge. */
const braintreeBank = `<main style="padding:16px;font:16px sans-serif"><label>Kod <input></label> <button>Zatwierdź</button></main><script>
  document.querySelector('button').addEventListener('click', () => parent.postMessage({ bank: document.querySelector('input').value === '1234' ? 'yes' : 'no' }, '*'));
</script>`;

/** The bank's own page, which sends the shopper back to the shop. */
const redirectPage = `<main style="padding:16px;font:16px sans-serif"><h1>Bank</h1><p><a data-result="paid">Zapłać</a> <a data-result="refused">Odrzuć</a> <a data-result="received">Później</a></p></main><script>
  const back = new URLSearchParams(location.search).get('returnUrl');
  document.querySelectorAll('a').forEach((link) => { link.href = back + '?redirectResult=' + link.dataset.result; });
</script>`;

const verifiedNonce = 'fake-three-d-secure-visa-full-authentication-nonce';

/** What Braintree says of a verification: the bank of a number that begins with 400000 asks. */
function lookUp(body: unknown) {
  const { bin = '' } = typeof body === 'object' && body !== null && 'bin' in body ? { bin: String(body.bin) } : {};
  const asks = bin === '400000';
  return {
    paymentMethod: {
      nonce: asks ? 'fake-valid-nonce' : verifiedNonce,
      type: 'CreditCard',
      details: {},
      threeDSecureInfo: { liabilityShifted: !asks, liabilityShiftPossible: true },
    },
    threeDSecureInfo: { liabilityShifted: !asks, liabilityShiftPossible: true },
    lookup: {
      threeDSecureVersion: '2.2.0',
      ...(asks && {
        acsUrl: 'https://centinelapistag.cardinalcommerce.com/acs',
        pareq: 'played',
        transactionId: 'played',
      }),
    },
  };
}

/** What Braintree says of a bank's answer, which is in a request. */
const judge = (request: string) => ({
  paymentMethod: {
    nonce: request.includes('"yes"') ? verifiedNonce : 'fake-valid-nonce',
    type: 'CreditCard',
    details: {},
  },
  threeDSecureInfo: { liabilityShifted: request.includes('"yes"'), liabilityShiftPossible: true },
});

const braintreeConfiguration = {
  data: {
    clientConfiguration: {
      analyticsUrl: null,
      environment: 'SANDBOX',
      merchantId: 'witryna',
      assetsUrl: 'https://assets.braintreegateway.com',
      clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/witryna/client_api',
      creditCard: {
        supportedCardBrands: ['VISA', 'MASTERCARD'],
        challenges: ['CVV'],
        threeDSecureEnabled: true,
        threeDSecure: {
          cardinalAuthenticationJWT: 'played',
          cardinalSongbirdUrl: `${cardinal}/edge/v1/songbird.js`,
          cardinalSongbirdIdentityHash: null,
        },
      },
      supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
    },
  },
};

/** What a frame of Adyen's fields does: says that it is there, and gives what was typed, "encrypted". */
const adyenField = `<input aria-label="Pole" style="border:0;width:100%;height:38px;font-size:16px"><script>
  let settings = null;
  const input = document.querySelector('input');
  const send = (message) => parent.postMessage(JSON.stringify({ ...message, numKey: settings.numKey, fieldType: settings.fieldType }), '*');
  addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (settings || !message.fieldType || !message.numKey) return;
    settings = message;
    send({ action: 'config' });
  });
  input.addEventListener('input', () => {
    const { fieldType } = settings;
    const value = input.value.replaceAll(' ', '');
    const [month, year] = value.split('/');
    const parts = fieldType === 'encryptedExpiryDate' ? [['encryptedExpiryMonth', month], ['encryptedExpiryYear', year]] : [[fieldType, value]];
    send({ action: 'encryption', [fieldType]: parts.map(([name, part]) => ({ type: name, encryptedFieldName: name, blob: 'test_' + part })) });
  });
</script>`;

/** The bank's page of the challenge: a code, and its answer by way of Adyen's host. */
const bankPage = `<main style="padding:16px;font:16px sans-serif"><label>Kod <input></label> <button>Zatwierdź</button></main><script>
  document.querySelector('button').addEventListener('click', () => {
    const transStatus = document.querySelector('input').value === '1234' ? 'Y' : 'N';
    parent.postMessage(JSON.stringify({ type: 'challengeResult', result: { transStatus, threeDSServerTransID: 'played' } }), '*');
  });
</script>`;

const fingerprintPage = `<script>parent.postMessage(JSON.stringify({ type: 'fingerPrintResult', result: { threeDSCompInd: 'Y', threeDSServerTransID: 'played' } }), '*');</script>`;

/** Whether the hosts of the providers answer, are cut off, or keep the page waiting for ever. */
export type ProviderState = 'there' | 'blocked' | 'silent';

export interface ProviderHosts {
  /** Every address that was requested from any host but the shop's, in order. */
  asked: string[];
  state: ProviderState;
  /** Hosts that are cut off while the others answer. */
  cutOff: RegExp | null;
  /** What Braintree was told for each verification of a card. */
  verifications: unknown[];
}

/** Plays the hosts of Braintree and Adyen, and lists what was requested from any host but the shop's. */
export async function playProviders(shopPage: Page, shopUrl: string): Promise<ProviderHosts> {
  const hosts: ProviderHosts = { asked: [], state: 'there', cutOff: null, verifications: [] };
  const answer = (route: Route) => {
    const url = new URL(route.request().url());
    if (url.origin === new URL(shopUrl).origin) return route.fallback();
    hosts.asked.push(`${route.request().resourceType()} ${url.origin}${url.pathname}`);
    if (hosts.state === 'blocked' || hosts.cutOff?.test(url.hostname)) return route.abort();
    if (hosts.state === 'silent') return undefined;
    switch (`${url.hostname} ${url.pathname}`) {
      case 'payments.sandbox.braintree-api.com /graphql':
        return json(route, braintreeConfiguration);
      case 'checkoutshopper-test.adyen.com /checkoutshopper/v1/submitThreeDS2Fingerprint':
        return json(route, {
          type: 'completed',
          details: { threeDSResult: Buffer.from('{"transStatus":"Y"}').toString('base64') },
        });
      case 'checkoutshopper-test.adyen.com /acs/challenge':
        return page(route, 'Bank', bankPage);
      case 'checkoutshopper-test.adyen.com /acs/redirect':
        return page(route, 'Bank', redirectPage);
      case 'songbirdstag.cardinalcommerce.com /edge/v1/songbird.js':
        return route.fulfill({ contentType: 'text/javascript', body: songbird });
      case 'centinelapistag.cardinalcommerce.com /acs':
        return page(route, 'Bank', braintreeBank);
      case 'checkoutshopper-test.adyen.com /acs/method':
        return page(route, 'Bank', fingerprintPage);
    }
    if (url.pathname.endsWith('/three_d_secure/lookup')) {
      const body: unknown = route.request().postDataJSON();
      hosts.verifications.push(body);
      return json(route, lookUp(body));
    }
    if (url.pathname.endsWith('/three_d_secure/authenticate_from_jwt'))
      return json(route, judge(route.request().postData() ?? ''));
    if (url.pathname.includes('/html/hosted-fields-frame')) return page(route, 'Braintree', braintreeField);
    if (url.pathname.includes('/securedFields.html')) return page(route, 'Adyen', adyenField);
    if (/\.(?:svg|png)$/.test(url.pathname))
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    return json(route, {});
  };
  await shopPage.context().route((url) => url.protocol.startsWith('http'), answer);
  return hosts;
}

export { expect, expectNoAxeViolations } from '../../support/fixtures.ts';
