import { describe, expect, it, vi } from 'vitest';
import { isLocationGranted } from './is-location-granted.ts';

describe('isLocationGranted', () => {
  const permissions = (state: PermissionState) => ({
    query: vi.fn(() =>
      Promise.resolve(Object.assign(new EventTarget(), { name: 'geolocation', state, onchange: null })),
    ),
  });

  it.each([
    ['granted', true],
    ['prompt', false],
    ['denied', false],
  ] as const)('with the permission %s is %s', async (state, granted) => {
    expect(await isLocationGranted(permissions(state))).toBe(granted);
  });

  it('is false where browsers do not tell', async () => {
    expect(await isLocationGranted(undefined)).toBe(false);
    expect(await isLocationGranted({ query: () => Promise.reject(new TypeError('No such permission')) })).toBe(false);
  });
});
