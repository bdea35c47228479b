import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerChallenge, CardError, cardResultCodes, tokenizeCard, parseCardResult } from './card-sandbox.ts';

function answering(answer: Response | Error) {
  const send = vi.fn<typeof fetch>(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  vi.stubGlobal('fetch', send);
  return send;
}

afterEach(() => vi.unstubAllGlobals());

describe('tokenizeCard', () => {
  it('sends number and expiry to the provider alone', async () => {
    const send = answering(Response.json({ nonce: 'n1', resultCode: 'Authorised' }));
    await expect(tokenizeCard('4111111111111111', '12/30')).resolves.toEqual({ nonce: 'n1', resultCode: 'Authorised' });
    expect(send).toHaveBeenCalledOnce();
    const [path, init] = send.mock.calls[0] ?? [];
    expect(path).toBe('/sandbox-card/nonce');
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(init?.body).toBe('{"number":"4111111111111111","expiry":"12/30"}');
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it('says that a card was not accepted', async () => {
    answering(Response.json({ message: 'No.' }, { status: 400 }));
    await expect(tokenizeCard('1', '1')).rejects.toMatchObject({ name: 'CardError', reason: 'invalid' });
  });

  it.each([
    ['a lost connection', new TypeError('fetch failed')],
    ['a failure of the provider', new Response('', { status: 502 })],
    ['an answer that is no JSON', new Response('<html>')],
  ])('says that the provider could not be reached after %s', async (_, answer) => {
    answering(answer);
    await expect(tokenizeCard('1', '1')).rejects.toMatchObject({ name: 'CardError', reason: 'unreachable' });
  });
});

describe('answerChallenge', () => {
  it('sends the nonce with the answer', async () => {
    const send = answering(Response.json({ nonce: 'n2', resultCode: 'Authorised' }));
    await expect(answerChallenge('n1', '1234')).resolves.toMatchObject({ nonce: 'n2' });
    expect(send.mock.calls[0]?.[0]).toBe('/sandbox-card/challenge');
    expect(send.mock.calls[0]?.[1]?.body).toBe('{"nonce":"n1","answer":"1234"}');
  });
});

describe('parseCardResult', () => {
  it.each(cardResultCodes)('[CHK-32] knows the result code %s', (resultCode) => {
    expect(parseCardResult({ nonce: 'n1', resultCode, more: 1 })).toEqual({ nonce: 'n1', resultCode });
  });

  it('[CHK-32] knows Authorized, IdentifyShopper and ChallengeShopper', () => {
    expect(cardResultCodes).toEqual(expect.arrayContaining(['Authorised', 'IdentifyShopper', 'ChallengeShopper']));
  });

  it.each([
    null,
    'Authorised',
    {},
    { nonce: 'n1' },
    { nonce: 'n1', resultCode: 'Pending' },
    { nonce: 1, resultCode: 'Authorised' },
  ])('refuses %j', (value) => expect(() => parseCardResult(value)).toThrow(CardError));
});
