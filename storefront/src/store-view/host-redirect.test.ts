import { describe, expect, it } from 'vitest';
import { getHostRedirect } from './host-redirect.ts';
import { english, polish } from './testing/sample-views.ts';

const german = { ...english, code: 'de', basePath: '/de', baseUrl: 'https://shop.de.example' };
const austrian = { ...german, code: 'at', basePath: '/at', baseUrl: 'https://shop.at.example/at' };
const storeViews = [polish, english, german, austrian];

describe('getHostRedirect', () => {
  it('leads a path with the code of a store view to its host', () => {
    expect(getHostRedirect('de', '/lamps.html', '?p=2', storeViews)).toBe('https://shop.de.example/lamps.html?p=2');
    expect(getHostRedirect('de', '/', '', storeViews)).toBe('https://shop.de.example/');
  });

  it.each([
    ['a view on this host', english.code],
    ['no view', null],
    ['an unknown code', 'fr'],
    ['a base URL that ends with the code', 'at'],
  ])('leads nowhere for %s', (_, code) => {
    expect(getHostRedirect(code, '/lamps.html', '', storeViews)).toBeNull();
  });
});
