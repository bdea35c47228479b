/** A place on Earth in degrees, as the backend takes it. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** How long finding the place may take, in ms; a phone indoors needs some seconds. */
const LONGEST = 10_000;

/** How old a position may be, in ms: shops do not move, and shoppers not far. */
const OLDEST = 300_000;

/**
 * Asks the browser where the shopper is; the browser asks the shopper, unless that is settled. Only after a gesture, or
 * where it is allowed already. Nothing is stored.
 *
 * @param warn gets the reason when there is no position
 * @returns the position, or false
 */
export function requestLocation(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
  warn: (...details: unknown[]) => void = console.warn,
): Promise<Coordinates | false> {
  if (!geolocation) {
    warn('This browser cannot tell its location.');
    return Promise.resolve(false);
  }
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ message }) => {
        warn(`The location is not known: ${message}`);
        resolve(false);
      },
      { timeout: LONGEST, maximumAge: OLDEST },
    );
  });
}
