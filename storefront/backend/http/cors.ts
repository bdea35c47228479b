const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Currency',
  'Content-Type',
  'Preview-Version',
  'Store',
  'X-Api-Key',
  'X-Captcha',
  'X-Magento-Cache-Id',
  'X-ReCaptcha',
].join(', ');

/**
 * Returns the CORS headers of a response. Only the shop's own origin may read it: clients send credentials.
 *
 * @param origin - The request's Origin header; null for a same-origin or non-browser request.
 * @param publicUrl - The shop's public URL, whose origin is allowed.
 */
export function corsHeaders(origin: string | null, publicUrl: string): Record<string, string> {
  if (origin === null || origin !== new URL(publicUrl).origin) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'X-Magento-Cache-Id',
    Vary: 'Origin',
  };
}

/** Headers of the answer to a preflight request. */
export function preflightHeaders(origin: string | null, publicUrl: string): Record<string, string> {
  const headers = corsHeaders(origin, publicUrl);
  if (!('Access-Control-Allow-Origin' in headers)) return headers;
  return {
    ...headers,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'Access-Control-Max-Age': '600',
  };
}
