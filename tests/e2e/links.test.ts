import { expect, test } from '../support/fixtures.ts';

/** Paths of the shop's own pages that a page links to, without what only tells parts or states of them apart. */
function linksIn(html: string): string[] {
  const addresses = [...html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return addresses.map((address) => new URL(address, 'https://shop.invalid').pathname);
}

test('no link of a page that the server sends leads nowhere @desktop', async ({ request }) => {
  test.slow();
  const foundOn = new Map([['/', 'the address bar']]);
  const dead: string[] = [];
  let round = ['/'];
  while (round.length > 0) {
    const next: string[] = [];
    for (const path of round) {
      const response = await request.get(path);
      if (!response.ok()) dead.push(`${response.status()}: ${path} on ${foundOn.get(path) ?? ''}`);
      const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
      for (const link of isPage ? linksIn(await response.text()) : []) {
        if (foundOn.has(link)) continue;
        foundOn.set(link, path);
        next.push(link);
      }
    }
    round = next;
  }
  expect(foundOn.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});
