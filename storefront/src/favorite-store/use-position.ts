import { useEffect, useState } from 'react';
import { requestLocation, type Coordinates } from './browser-location.ts';
import { isLocationGranted } from './is-location-granted.ts';

/** State of the shopper's position. */
export type Position = 'unknown' | 'asking' | 'refused' | Coordinates;

interface PositionState {
  position: Position;
  /** Asks where the shopper is; for a gesture only. */
  locate(): void;
  /** Forgets the position: the shopper looks somewhere else. */
  forget(): void;
}

/**
 * Finds out where the shopper is: by itself where that was granted before and shows no prompt, otherwise on request.
 */
export function usePosition(): PositionState {
  const [position, setPosition] = useState<Position>('unknown');
  useEffect(() => {
    let stale = false;
    const start = async () => {
      if (!(await isLocationGranted(navigator.permissions))) return;
      const at = await requestLocation(navigator.geolocation);
      if (!stale && at) setPosition((now) => (now === 'unknown' ? at : now));
    };
    void start();
    return () => {
      stale = true;
    };
  }, []);
  return {
    position,
    locate: () => {
      setPosition('asking');
      // Who has typed in the meantime looks somewhere else.
      void requestLocation(navigator.geolocation).then((at) =>
        setPosition((now) => (now === 'asking' ? at || 'refused' : now)),
      );
    },
    forget: () => setPosition('unknown'),
  };
}
