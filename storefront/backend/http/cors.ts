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
 * CORS headers of a headless Magento: the origin is echoed because clients send credentials, which rules out `*`.
 *
 * @param origin The request's Origin header; null for a same-origin or non-browser request.
 */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'X-Magento-Cache-Id',
    Vary: 'Origin',
  };
}

/** Headers of the answer to a preflight request. */
export function preflightHeaders(origin: string | null): Record<string, string> {
  return {
    ...corsHeaders(origin),
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'Access-Control-Max-Age': '600',
  };
}
