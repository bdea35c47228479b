import { describe, expect, it } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import { createRobots } from './robots.ts';

/** Whether a crawler skips a path, by the patterns of RFC 9309. */
const isDisallowed = (lines: readonly string[], path: string): boolean =>
  lines
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    .some((pattern) => {
      const escaped = pattern.replace(/\$$/, '').replaceAll(/[.?]/g, String.raw`\$&`).replaceAll('*', '.*');
      return new RegExp(`^${escaped}${pattern.endsWith('$') ? '$' : ''}`).test(path);
    });

async function readLines(basePaths: readonly string[] = []): Promise<string[]> {
  const robots = createRobots('https://shop.example', () => basePaths);
  const response = await fetch(await startHttp((_, answer) => robots(answer)));
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return (await response.text()).split('\n');
}

describe('createRobots', () => {
  it('keeps robots from personal pages and filtered lists, and names the sitemap', async () => {
    const lines = await readLines();
    expect(lines[0]).toBe('User-agent: *');
    for (const path of [
      '/cart',
      '/cart/',
      '/cart?utm_source=mail',
      '/checkout/success',
      '/customer/account/',
      '/search.html?query=x',
      '/graphql?query=x',
      '/rest/V1/carts',
      '/shoes.html?product_list_sort=x&sort=price',
    ])
      expect(isDisallowed(lines, path), path).toBe(true);
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  });

  it('lets robots read pages whose paths only begin as those of personal pages', async () => {
    const lines = await readLines(['', '/de']);
    for (const path of [
      '/',
      '/cartridges.html',
      '/downloads-for-x.html',
      '/wishlists',
      '/restaurant',
      '/de/cartier.html',
    ])
      expect(isDisallowed(lines, path), path).toBe(false);
  });

  it('keeps robots from the personal pages of each store view that is known', async () => {
    const lines = await readLines(['', '/de']);
    expect(['/cart', '/de/cart', '/de/wishlist?p=2'].map((path) => isDisallowed(lines, path))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isDisallowed(lines, '/help/cart')).toBe(false);
    expect(new Set(lines.slice(0, -1)).size).toBe(lines.length - 1);
  });
});
