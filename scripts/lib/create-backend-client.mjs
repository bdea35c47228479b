import { whyUnreachable } from './explain-not-magento.mjs';

/** Timeout of a request in ms. */
const REQUEST_TIMEOUT = 15_000;

/** Rejection of a request without a usable response. The message goes on after the name of the backend. */
export class UnansweredError extends Error {
  /** @override */
  name = 'UnansweredError';
}

/**
 * @typedef {object} BackendResponse
 * @property {number} status
 * @property {Headers} headers
 * @property {unknown} body parsed JSON; null for everything else
 * @property {string} text
 */

/**
 * Creates the functions that send requests to a backend. They reject with {@link UnansweredError} when no response
 * arrives, or one with status 429.
 *
 * @param {string} base
 * @param {typeof fetch} send
 * @param {Record<string, string>} [always] headers of every query, e.g. the store view. Default: none
 */
export function createBackendClient(base, send, always = {}) {
  /**
   * @param {string} url
   * @param {RequestInit} [init]
   * @returns {Promise<BackendResponse>}
   */
  async function requestUrl(url, init = {}) {
    const { response, text } = await receive(url, init).catch((/** @type {unknown} */ error) => {
      throw new UnansweredError(whyUnreachable(error), { cause: error });
    });
    if (response.status === 429)
      throw new UnansweredError(
        'limits requests (status 429): a firewall or a CDN does. Allow the IP address of this machine there, and that of the storefront’s server.',
      );
    /** @type {unknown} */
    let body = null;
    try {
      body = JSON.parse(text);
    } catch {
      // The response of a proxy, or an error page.
    }
    return { status: response.status, headers: response.headers, body, text };
  }

  /**
   * @param {string} url
   * @param {RequestInit} init
   */
  async function receive(url, init) {
    const response = await send(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      ...init,
    });
    return { response, text: await response.text() };
  }

  /**
   * @param {string} path
   * @param {RequestInit} [init]
   */
  const request = (path, init) => requestUrl(`${base}${path}`, init);

  /**
   * @param {string} query
   * @param {Record<string, string>} [headers]
   */
  const sendQuery = (query, headers = {}) =>
    request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...always, ...headers },
      body: JSON.stringify({ query }),
    });

  return { request, requestUrl, sendQuery };
}
