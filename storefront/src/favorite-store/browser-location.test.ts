import { describe, expect, it, vi } from 'vitest';
import { requestLocation } from './browser-location.ts';

const coords = {
  latitude: 52.1,
  longitude: 21.2,
  accuracy: 10,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
};
const position = { timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => coords };
const refusal = {
  code: 1,
  message: 'User denied Geolocation',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
} as const;

describe('requestLocation', () => {
  it('[LOC-21] answers the position', async () => {
    const warn = vi.fn();
    expect(await requestLocation({ getCurrentPosition: (found) => found(position) }, warn)).toEqual({
      latitude: 52.1,
      longitude: 21.2,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('[LOC-21] [LOC-22] warns and answers false when the shopper refuses', async () => {
    const warn = vi.fn();
    expect(await requestLocation({ getCurrentPosition: (_, refuse) => refuse?.(refusal) }, warn)).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('User denied Geolocation'));
  });

  it('[LOC-22] warns and answers false where there is no such thing', async () => {
    const warn = vi.fn();
    expect(await requestLocation(undefined, warn)).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });
});
