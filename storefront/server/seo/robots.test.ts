import { describe, expect, it } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import { createRobots } from './robots.ts';

describe('createRobots', () => {
  it('keeps robots from personal pages and filtered lists, and names the sitemap', async () => {
    const robots = createRobots('https://shop.example');
    const response = await fetch(await startHttp((_, answer) => robots(answer)));
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /cart',
        'Disallow: /checkout',
        'Disallow: /customer/',
        'Disallow: /search.html',
        'Disallow: /*?*sort=',
      ]),
    );
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });
});
