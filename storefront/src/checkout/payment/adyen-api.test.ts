import { describe, expect, it, vi } from 'vitest';
import { CommerceError, RestError, type RestClient } from '../../commerce/index.ts';
import { createAdyenApi, statusDelays } from './adyen-api.ts';
import type { UnpaidOrder } from './payment-adapter.ts';

const guest: UnpaidOrder = {
  orderId: '42',
  cartId: 'cart/1',
  signedIn: false,
  resumed: false,
  returned: null,
  answered: false,
};
const details = { details: { redirectResult: 'X6' } };
const createResponse = (resultCode: string) => JSON.stringify({ isFinal: true, resultCode });
const refusal = (status: number) => new RestError({ method: 'POST', url: '/rest', status, body: {} });

/** The module: what it answers to details and, one after the other, to questions about the status. */
function fixture(given: string | Error, statuses: (string | Error)[] = []) {
  const paths: string[] = [];
  const bodies: unknown[] = [];
  const rest: RestClient = {
    request: ({ path, body, parse }) => {
      paths.push(path);
      bodies.push(body);
      const answer = path.endsWith('payments-details') ? given : (statuses.shift() ?? new CommerceError('unavailable'));
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve().then(() => parse(answer));
    },
  };
  const wait = vi.fn(() => Promise.resolve());
  return { backend: createAdyenApi(rest, wait), paths, bodies, wait };
}

const sent = (paths: string[]) => paths.filter((path) => path.endsWith('payments-details'));

describe('the details of a step with the bank', () => {
  it.each([
    [guest, 'adyen/guest-carts/cart%2F1/payments-details'],
    [{ ...guest, signedIn: true }, 'adyen/carts/mine/payments-details'],
  ])('go to the module once, with the order', async (order, path) => {
    const { backend, paths, bodies } = fixture(createResponse('Authorised'));
    await expect(backend.sendDetails(order, details, 'RedirectShopper')).resolves.toMatchObject({
      resultCode: 'Authorised',
    });
    expect(paths).toEqual([path]);
    expect(bodies).toEqual([{ orderId: '42', payload: JSON.stringify(details) }]);
  });

  it('that the module refuses are explained by the status', async () => {
    const { backend, paths, wait } = fixture(refusal(400), [createResponse('Refused')]);
    await expect(backend.sendDetails(guest, details, 'RedirectShopper')).resolves.toMatchObject({
      resultCode: 'Refused',
    });
    expect(sent(paths)).toHaveLength(1);
    expect(wait).not.toHaveBeenCalled();
  });

  it.each([new CommerceError('network'), new CommerceError('timeout'), refusal(502), new Error('no status')])(
    'whose answer is lost are never sent again; the status tells once it has changed (%o)',
    async (lost) => {
      const { backend, paths, wait } = fixture(lost, [
        createResponse('RedirectShopper'),
        new CommerceError('network'),
        createResponse('Authorised'),
      ]);
      await expect(backend.sendDetails(guest, details, 'RedirectShopper')).resolves.toMatchObject({
        resultCode: 'Authorised',
      });
      expect(sent(paths)).toHaveLength(1);
      expect(wait.mock.calls).toEqual(statusDelays.slice(0, 3).map((pause) => [pause]));
    },
  );

  it('leave the payment undecided when nothing changes', async () => {
    const { backend, paths } = fixture(
      new CommerceError('timeout'),
      statusDelays.map(() => createResponse('ChallengeShopper')),
    );
    await expect(backend.sendDetails(guest, details, 'ChallengeShopper')).resolves.toEqual({
      resultCode: '',
      nonce: '',
      action: null,
    });
    expect(sent(paths)).toHaveLength(1);
  });
});
