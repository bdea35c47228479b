import { newSecret } from '../customer/session-tokens.ts';
import { json } from '../http/message.ts';
import type { HttpResponse, HttpRoute } from '../module.ts';
import { findNonce, insertNonce, setResult } from './card-nonces.ts';
import { answerChallenge, cardBrand, tokenizeCard, readCardNumber } from './card-numbers.ts';

/** How long a nonce is good. */
const LIFETIME_MS = 3_600_000;

const DEFAULT_EXPIRY = '12/2030';

const NO_STORE = { 'Cache-Control': 'no-store' };

const refuse = (status: number, message: string): HttpResponse => json(status, { message }, NO_STORE);

/** The text members of a JSON object; empty for anything else. */
function readTexts(body: string): Partial<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(body);
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** `MM/YY` or `MM/YYYY` as `MM/YYYY`; null when it is neither. */
function readExpiry(typed: string | undefined): string | null {
  if (typed === undefined) return DEFAULT_EXPIRY;
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|20\d{2})$/u.exec(typed.trim()) ?? [];
  return month === undefined || year === undefined ? null : `${month}/${year.length === 2 ? `20${year}` : year}`;
}

/** `MM/YYYY` as `YYYY-MM`, which sorts like the dates. */
function yearMonth(expiry: string): string {
  return `${expiry.slice(3)}-${expiry.slice(0, 2)}`;
}

/** POST /sandbox-card/nonce {number, expiry?}: presents a card and answers {nonce, resultCode}. */
const nonceRoute: HttpRoute = {
  method: 'POST',
  path: '/sandbox-card/nonce',
  handle({ body }, { database, now }) {
    const { number, expiry: typedExpiry } = readTexts(body);
    const digits = readCardNumber(number ?? '');
    if (digits === null) return refuse(400, 'The card number is not valid.');
    const expiry = readExpiry(typedExpiry);
    const at = now();
    if (expiry === null || yearMonth(expiry) < at.toISOString().slice(0, 7)) {
      return refuse(400, 'The expiry date is not valid.');
    }
    const nonce = newSecret();
    const resultCode = tokenizeCard(digits);
    insertNonce(
      database,
      {
        nonce,
        result_code: resultCode,
        brand: cardBrand(digits),
        last_digits: digits.slice(-4),
        expiry,
        expires_at: new Date(at.getTime() + LIFETIME_MS).toISOString(),
      },
      at.toISOString(),
    );
    return json(200, { nonce, resultCode }, NO_STORE);
  },
};

/** POST /sandbox-card/challenge {nonce, answer}: answers {nonce, resultCode}, Authorized or Refused. */
const challengeRoute: HttpRoute = {
  method: 'POST',
  path: '/sandbox-card/challenge',
  handle({ body }, { database, now }) {
    const { nonce = '', answer = '' } = readTexts(body);
    return database.transaction(() => {
      const card = findNonce(database, nonce);
      if (!card || Date.parse(card.expires_at) <= now().getTime()) return refuse(404, 'The nonce is not known.');
      const resultCode = answerChallenge(card.result_code, answer.trim());
      setResult(database, nonce, resultCode);
      return json(200, { nonce, resultCode }, NO_STORE);
    });
  },
};

/** A card provider that moves no money: it issues nonces, and some cards have to pass a challenge first. */
export const cardSandboxRoutes: readonly HttpRoute[] = [nonceRoute, challengeRoute];
