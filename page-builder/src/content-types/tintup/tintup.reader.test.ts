import { describe, expect, it } from 'vitest';
import { contentType } from '../../fixtures/markup.ts';
import { tintup } from '../../fixtures/markup-widgets.ts';
import { readNode } from '../../fixtures/render-markup.tsx';
import { parsePageBuilder } from '../../parser/index.node.ts';

describe('the reader of social walls', () => {
  it('[PBT-44] reads the element of the script and the URL of the script from escaped code', () => {
    expect(readNode('tintup', tintup('zdrowe-sniadania'))).toMatchObject({
      url: 'https://cdn.hypemarks.com/pages/a5b5e5.js',
      html: '<div class="tintup" data-id="zdrowe-sniadania" data-columns="3" data-expand="true" style="height: 500px; width: 100%;"></div>',
    });
  });

  it('[PBT-44] reads them from unescaped code and from an attribute', () => {
    const raw = contentType(
      'tintup',
      {},
      '<script async src="//cdn.hypemarks.com/pages/a5b5e5.js">alert(1)</script><div class="tintup" data-id="a"></div>',
    );
    expect(readNode('tintup', raw)).toMatchObject({
      url: 'https://cdn.hypemarks.com/pages/a5b5e5.js',
      html: '<div class="tintup" data-id="a"></div>',
    });
    expect(
      readNode(
        'tintup',
        contentType('tintup', { 'data-url': 'https://www.tintup.com/feed.js' }, '<p>Obserwuj nas</p>'),
      ),
    ).toMatchObject({ url: 'https://www.tintup.com/feed.js', html: '<p>Obserwuj nas</p>' });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    '//evil.example/feed.js',
    'https://cdn.hypemarks.com@evil.example/a.js',
    'https://cdn.hypemarks.com.evil.example/a.js',
    'http://cdn.hypemarks.com/a.js',
    'https://cdn.hypemarks.com:8443/a.js',
    'https://evil.example/?https://cdn.hypemarks.com',
    '/a.js',
    'blob:https://cdn.hypemarks.com/1',
    '',
  ])('[PBT-45] allows no script from %j', (url) => {
    expect(readNode('tintup', contentType('tintup', { 'data-url': url }))).not.toHaveProperty('url');
    expect(readNode('tintup', tintup('a', url))).not.toHaveProperty('url');
  });

  it('[PBT-45] allows scripts from the hosts of the application', () => {
    const [node] = parsePageBuilder(tintup('a', 'https://social.shop.example/feed.js'), {
      scriptHosts: ['social.shop.example'],
    }).children;
    expect(node).toMatchObject({ url: 'https://social.shop.example/feed.js' });
  });
});
