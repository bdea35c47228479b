import { describe, expect, it } from 'vitest';
import { getStoreParameterRedirect } from './store-parameter.ts';
import { english, polish } from './testing/sample-views.ts';

const german = { ...english, code: 'de', basePath: '/de', baseUrl: 'https://shop.de.example' };
const layout = { storeViews: [polish, english, german], basePath: '' };
const redirect = (search: string, pathname = '/lamps.html', basePath = '') =>
  getStoreParameterRedirect(new URL(`https://shop.example${basePath}${pathname}${search}`), pathname, {
    ...layout,
    basePath,
  });

describe('getStoreParameterRedirect', () => {
  it.each([
    ['?___store=witryna_pl_en_us', '/witryna_pl_en_us/lamps.html'],
    ['?___store=witryna_pl_en_us&___from_store=witryna_pl_pl_pl&p=2', '/witryna_pl_en_us/lamps.html?p=2'],
    ['?___from_store=witryna_pl_pl_pl', '/lamps.html'],
    ['?___store=de&p=2', 'https://shop.de.example/lamps.html?p=2'],
    ['?p=2', null],
    ['', null],
  ])('leads a link with %s to %s', (search, expected) => {
    expect(redirect(search)).toBe(expected);
  });

  it('leads from a view at a path to the default one', () => {
    expect(redirect('?___store=witryna_pl_pl_pl', '/lamps.html', '/witryna_pl_en_us')).toBe('/lamps.html');
  });

  it.each(['unknown', 'https://evil.example', '//evil.example', '', '__proto__'])(
    'stays in the view for the code %s',
    (code) => {
      expect(redirect(`?___store=${encodeURIComponent(code)}`, '/', '/witryna_pl_en_us')).toBe('/witryna_pl_en_us/');
    },
  );
});
