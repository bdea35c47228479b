import { describe, expect, it } from 'vitest';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { confirmCancellation, parseCancellationLink } from './confirm-cancellation.ts';

const capabilities = ['guestOrderCancellation'] as const;
const confirmed = { data: { confirmCancelOrder: { error: null, errorV2: null } } };
const rejected = {
  data: { confirmCancelOrder: null },
  errors: [
    graphqlError('Required parameter "order_id" is missing or incorrect.', 'graphql-input', ['confirmCancelOrder']),
  ],
};

describe('parseCancellationLink', () => {
  it('reads the number of the order and the key of Magento’s link', () => {
    expect(parseCancellationLink('?confirmation_key=abc&order_id=000000012')).toEqual({
      number: '000000012',
      key: 'abc',
    });
  });

  it.each(['', '?order_id=000000012', '?confirmation_key=abc&order_id='])('returns null for "%s"', (search) => {
    expect(parseCancellationLink(search)).toBeNull();
  });
});

describe('confirmCancellation', () => {
  it('sends the uid of the order', async () => {
    const { client, sent } = fakeBackend(() => confirmed, { capabilities });
    await expect(confirmCancellation(client, 'MTI=', 'abc')).resolves.toBeNull();
    expect(sent.map(({ variables }) => variables)).toEqual([{ id: 'MTI=', key: 'abc' }]);
  });

  it('sends the id where the backend rejects the uid', async () => {
    const { client, sent } = fakeBackend((_, call) => (call === 0 ? rejected : confirmed), { capabilities });
    await expect(confirmCancellation(client, 'MTI=', 'abc')).resolves.toBeNull();
    expect(sent.map(({ variables }) => variables['id'])).toEqual(['MTI=', '12']);
  });

  it('throws when both are rejected', async () => {
    const { client } = fakeBackend(() => rejected, { capabilities });
    await expect(confirmCancellation(client, 'MTI=', 'abc')).rejects.toThrow();
  });

  it('sends it once when the response is lost: the order may be canceled', async () => {
    const { client, sent } = fakeBackend(() => new TypeError('fetch failed'), { capabilities });
    await expect(confirmCancellation(client, 'MTI=', 'abc')).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });

  it.each([
    [{ error: 'Order already closed', errorV2: { message: 'Order already closed, complete, cancelled or on hold' } }],
    [{ error: 'Order already closed, complete, cancelled or on hold', errorV2: null }],
  ])('returns what the backend says against it: %j', async (confirmCancelOrder) => {
    const { client } = fakeBackend(() => ({ data: { confirmCancelOrder } }), { capabilities });
    await expect(confirmCancellation(client, 'MTI=', 'abc')).resolves.toBe(
      'Order already closed, complete, cancelled or on hold',
    );
  });
});
