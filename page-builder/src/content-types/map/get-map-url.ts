import type { MapLocation } from '../../nodes.ts';

/** A map of a place at OpenStreetMap: by its position, else by its address; undefined when it has neither. */
export function getMapUrl({ position, address, zipcode, city, country }: MapLocation): string | undefined {
  if (position) {
    const { latitude, longitude } = position;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const query = [address, [zipcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  return query === '' ? undefined : `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}
