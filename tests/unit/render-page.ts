import { render } from '../../storefront/src/shell/entry-server.ts';
import { sampleSettings } from '../../storefront/src/testing/index.ts';

/**
 * Renders a page as the server does, for a shop with the sample settings and a visitor without cookies.
 *
 * @param url Absolute, with the host of the shop.
 * @param commerceUrl Origin of the backend. The server remembers what it knows of one, so others need another.
 * @param reportError Takes what has gone wrong without failing the page. Default: throws it.
 */
export const renderPage = (
  url: string,
  commerceUrl: string,
  reportError: (error: unknown) => void = (error) => {
    throw error;
  },
) =>
  render({
    url: new URL(url),
    commerceUrl,
    allowedHosts: [],
    settings: sampleSettings,
    cookies: undefined,
    signal: new AbortController().signal,
    dataVersion: 0,
    reportError,
  });
