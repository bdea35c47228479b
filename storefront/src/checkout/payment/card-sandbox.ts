/** What a card provider says about a payment. */
export const cardResultCodes = ['Authorised', 'IdentifyShopper', 'ChallengeShopper', 'Refused'] as const;
export type CardResultCode = (typeof cardResultCodes)[number];

export interface CardResult {
  /** Stands for the card in the order; good once. */
  nonce: string;
  resultCode: CardResultCode;
}

/** The provider did not take the card; `reason` tells whether the shopper can fix it. */
export class CardError extends Error {
  override readonly name = 'CardError';
  readonly reason: 'invalid' | 'unreachable';

  constructor(reason: 'invalid' | 'unreachable') {
    super(reason === 'invalid' ? 'The card was not accepted.' : 'The card provider could not be reached.');
    this.reason = reason;
  }
}

const timeout = 15_000;

/**
 * Presents a card to the sandbox provider. The number goes to the provider only, never to the shop's backend.
 *
 * @throws CardError
 */
export function tokenizeCard(number: string, expiry: string, send: typeof fetch = fetch): Promise<CardResult> {
  return post('/sandbox-card/nonce', { number, expiry }, send);
}

/**
 * Answers the provider's question.
 *
 * @throws CardError
 */
export function answerChallenge(nonce: string, answer: string, send: typeof fetch = fetch): Promise<CardResult> {
  return post('/sandbox-card/challenge', { nonce, answer }, send);
}

async function post(path: string, body: Record<string, string>, send: typeof fetch): Promise<CardResult> {
  const response = await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new CardError('unreachable');
  });
  if (response.status >= 500) throw new CardError('unreachable');
  if (!response.ok) throw new CardError('invalid');
  return parseCardResult(await response.json().catch(() => null));
}

/** Reads the provider's answer. @throws CardError when it is none */
export function parseCardResult(value: unknown): CardResult {
  if (
    typeof value === 'object' &&
    value !== null &&
    'nonce' in value &&
    'resultCode' in value &&
    typeof value.nonce === 'string'
  ) {
    const resultCode = cardResultCodes.find((code) => code === value.resultCode);
    if (resultCode) return { nonce: value.nonce, resultCode };
  }
  throw new CardError('unreachable');
}
