// Says, to whoever runs the shop, why nothing that the shop could use answers at an address, and what to do about it.

/** @type {Record<string, string>} What to do, by the code of Node.js for what went wrong. */
const REMEDIES = {
  ENOTFOUND: 'there is no host of this name. Look for a typing error, and whether its domain is set up.',
  EAI_AGAIN: 'its name cannot be looked up. Look at the network of this machine.',
  ECONNREFUSED: 'the host is there, but nothing listens at this port. Start its web server, or name the right port.',
  ECONNRESET: 'the host breaks the connection off. A firewall may want this machine’s address on its list.',
  CERT_HAS_EXPIRED: 'its certificate has expired. Renew it.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'its certificate is its own. Start with NODE_EXTRA_CA_CERTS=<its certificate> to trust it.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate comes from an authority of its own. Start with NODE_EXTRA_CA_CERTS=<that authority’s certificate> to trust it.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its web server does not send the certificates in between. Give it the full chain.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the host has no HTTPS at this port. Write http://, or name the port that has it.',
  UND_ERR_SOCKET: 'the host ends the connection without a response. It may want https://, or its web server fails.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name. Use the name that it is for.',
};

/** @param {unknown} error @returns {string | undefined} */
const getCode = (error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Why an address cannot be reached.
 *
 * @param {unknown} error of `fetch`
 * @returns {string} a sentence that goes on after the address
 */
export function whyUnreachable(error) {
  if (!(error instanceof Error)) return `cannot be reached: ${String(error)}`;
  if (error.name === 'TimeoutError' || getCode(error.cause) === 'UND_ERR_CONNECT_TIMEOUT') {
    return 'does not answer in time. A firewall may drop what this machine sends, or the host is overloaded.';
  }
  const cause = error.cause instanceof Error ? error.cause : error;
  const remedy = REMEDIES[getCode(cause) ?? ''];
  return remedy === undefined ? `cannot be reached: ${cause.message || error.message}` : `cannot be reached: ${remedy}`;
}

/**
 * What an address answers that is no Magento.
 *
 * @param {{ status: number, headers: Headers, text: string, message: string | undefined }} answer `message`: of its
 * first GraphQL error
 * @returns {string} a sentence that goes on after the address
 */
export function explainNotMagento({ status, headers, text, message }) {
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    return `sends on to ${location} (status ${status}). Name the address where it ends, without /graphql.`;
  }
  if (message !== undefined) {
    return /storeConfig/.test(message)
      ? `answers GraphQL, but not Magento’s: ${message}`
      : `refuses the first question: ${message}`;
  }
  if (status === 401)
    return 'asks for a password (status 401), as shops under test do. Let this machine in without one.';
  if (status === 403)
    return 'refuses (status 403): a firewall or a protection against robots. Put this machine’s address on its list.';
  if (status === 404 || status === 405) {
    return `is not there (status ${status}). Name the address of Magento itself, with the folder it stands in, e.g. https://shop.example/magento.`;
  }
  if (status === 503)
    return 'is closed for maintenance, or starts (status 503). On Magento’s server, bin/magento maintenance:disable opens it.';
  if (status >= 500) return `fails (status ${status}). Magento writes why to var/log/exception.log.`;
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(text)?.[1]?.trim();
  if (/^text\/html/.test(headers.get('content-type') ?? '')) {
    return `answers with a web page${title ? ` (“${title}”)` : ''} and no data. It may be the address of a storefront: name that of Magento itself.`;
  }
  return `does not answer as Magento does: status ${status}, ${headers.get('content-type') ?? 'no content type'}`;
}
