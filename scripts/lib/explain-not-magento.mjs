// Explains why there is no usable Magento at a URL, and how to fix it.

/** @type {Record<string, string>} How to fix an error, by its code in Node.js. */
const REMEDIES = {
  ENOTFOUND: 'the host name does not exist. Check it for typing errors, and check the DNS records of the domain.',
  EAI_AGAIN: 'the host name cannot be resolved. Check the network and the DNS server of this machine.',
  ECONNREFUSED: 'the host is up, but nothing listens on this port. Start its web server, or use the right port.',
  ECONNRESET: 'the host resets the connection. A firewall may have to allow the IP address of this machine.',
  CERT_HAS_EXPIRED: 'its certificate has expired. Renew it.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'its certificate is self-signed. Start with NODE_EXTRA_CA_CERTS=<path of the certificate> to trust it.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is signed by a private certificate authority. Start with NODE_EXTRA_CA_CERTS=<path of the authority’s certificate> to trust it.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its web server does not send the intermediate certificates. Configure the full chain there.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the host has no HTTPS on this port. Use http://, or the port that has HTTPS.',
  UND_ERR_SOCKET: 'the host closes the connection without a response. It may expect https://, or its web server fails.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name. Use the host name of the certificate.',
};

/** @param {unknown} error @returns {string | undefined} */
const getCode = (error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Returns why a URL cannot be reached.
 *
 * @param {unknown} error of `fetch`
 * @returns {string} a sentence that continues after the URL
 */
export function whyUnreachable(error) {
  if (!(error instanceof Error)) return `cannot be reached: ${String(error)}`;
  if (error.name === 'TimeoutError' || getCode(error.cause) === 'UND_ERR_CONNECT_TIMEOUT') {
    return 'does not respond in time. A firewall may drop the requests of this machine, or the host is overloaded.';
  }
  const cause = error.cause instanceof Error ? error.cause : error;
  const remedy = REMEDIES[getCode(cause) ?? ''];
  return remedy === undefined ? `cannot be reached: ${cause.message || error.message}` : `cannot be reached: ${remedy}`;
}

/**
 * Returns why the response of a URL is not that of a usable Magento.
 *
 * @param {{ status: number, headers: Headers, text: string, message: string | undefined }} answer `message`: of its
 * first GraphQL error
 * @returns {string} a sentence that continues after the URL
 */
export function explainNotMagento({ status, headers, text, message }) {
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    return `redirects to ${location} (status ${status}). Use the URL where the redirect ends, without /graphql.`;
  }
  if (message !== undefined) {
    return /storeConfig/.test(message)
      ? `has a GraphQL API, but not Magento’s: ${message}`
      : `returns an error for the first query: ${message}`;
  }
  if (status === 401)
    return 'requires a password (status 401), as staging sites often do. Allow the IP address of this machine without one: the shop sends no credentials to Magento.';
  if (status === 403)
    return 'denies access (status 403): a firewall or a bot protection. Allow the IP address of this machine there.';
  if (status === 404 || status === 405) {
    return `does not exist (status ${status}). Use the URL of Magento itself, with its folder if it has one, e.g. https://shop.example/magento.`;
  }
  if (status === 503)
    return 'is in maintenance mode, or starting (status 503). On Magento’s server, run bin/magento maintenance:disable.';
  if (status >= 500) return `fails (status ${status}). Magento logs the reason in var/log/exception.log.`;
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(text)?.[1]?.trim();
  if (/^text\/html/.test(headers.get('content-type') ?? '')) {
    return `returns a web page${title ? ` (“${title}”)` : ''} and no data. It may be the URL of a storefront: use that of Magento itself.`;
  }
  return `does not respond as Magento does: status ${status}, ${headers.get('content-type') ?? 'no content type'}`;
}
