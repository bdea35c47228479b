import http from 'node:http';
import { listen } from '../../storefront/server/http/listen.ts';
import { expect, test } from '../support/fixtures.ts';
import { queryBackend } from './steps/backend.ts';
import { addToCart, cartLines, products, storedCartId } from './steps/cart.ts';
import { openPage } from './steps/shop-page.ts';

/**
 * A forward proxy that passes everything on, and resets the connection of the first request to add to the cart once the
 * shop has answered it.
 */
function createResettingProxy(): { server: http.Server; adds: () => number } {
  let adds = 0;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const isAdd = body.includes('addProductsToCart');
      if (isAdd) adds += 1;
      const isReset = isAdd && adds === 1;
      const upstream = http.request(
        request.url ?? '',
        { method: request.method, headers: request.headers },
        (answer) => {
          if (isReset) answer.resume().on('end', () => request.socket.resetAndDestroy());
          else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
        },
      );
      upstream.on('error', () => response.destroy());
      upstream.end(body);
    });
  });
  return { server, adds: () => adds };
}

test('[F73] a product is added once when the browser sends the request again on a connection that was reset @desktop', async ({
  browser,
  shop,
}) => {
  const { server, adds } = createResettingProxy();
  const port = await listen(server, 0);
  // Without the bypass rule Chromium asks this machine directly.
  const context = await browser.newContext({
    baseURL: shop.url,
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
  });
  try {
    const page = await context.newPage();
    await openPage(page, products.magnesium.path);
    const cart = await addToCart(page);
    await expect(cartLines(cart)).toHaveCount(1);
    expect(adds(), 'requests of the browser').toBe(2);

    const id = await storedCartId(page);
    const { cart: stored } = await queryBackend(shop, '{ cart(cart_id: "' + String(id) + '") { total_quantity } }');
    expect(stored).toEqual({ total_quantity: 1 });
  } finally {
    await context.close();
    server.close();
    server.closeAllConnections();
  }
});
