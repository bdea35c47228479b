import { expect, it } from 'vitest';
import { getSignInReason } from './get-sign-in-reason.ts';

const cart = { lines: [{}, { isDownload: true as const }] };

it.each([
  ['anything where only customers order', { allowsGuests: false, allowsGuestDownloads: true, cart: null }, 'guests'],
  ['downloads', { allowsGuests: true, allowsGuestDownloads: false, cart }, 'downloads'],
  ['no download', { allowsGuests: true, allowsGuestDownloads: false, cart: { lines: [{}] } }, null],
  ['downloads where the merchant allows that', { allowsGuests: true, allowsGuestDownloads: true, cart }, null],
])('says why a guest signs in to order %s', (_, options, reason) => {
  expect(getSignInReason(options)).toBe(reason);
});
