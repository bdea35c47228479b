const QUALITY = 85;

/**
 * Adds what the image service is asked for to an address: quality, format and width.
 *
 * @param address may have a query of its own, which stays
 */
export function withImageParameters(address: string, width?: number): string {
  const [location = '', fragment] = address.split('#');
  const [path = '', query] = location.split('?');
  const parameters = new URLSearchParams(query);
  if (width !== undefined) parameters.set('width', String(Math.round(width)));
  parameters.set('quality', String(QUALITY));
  parameters.set('auto', 'webp');
  parameters.set('format', /\.png$/i.test(path) ? 'png' : 'pjpg');
  return `${path}?${parameters}${fragment === undefined ? '' : `#${fragment}`}`;
}
