// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../fixtures/browser-stubs.ts';
import { banner, slider } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';
import { buttonTypeClass } from '../../render/button-class.ts';
import { parseRichContent } from '../../parser/index.node.ts';
import { loadRenderers } from '../../render/load-renderers.ts';
import { getBannerLabel } from './get-banner-label.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(['banner', 'slide'] as const)('the reader of a %s', (type) => {
  const read = (options: Parameters<typeof banner>[0]) => readNode(type, banner({ type, ...options }));

  it('[PBT-26][PBT-31] reads height, background, content and small print', () => {
    const node = read({
      content: '<p>a<script>x</script></p>',
      legal: '<i>drobny druk</i>',
      style: 'background-color: #fff1c1;',
      innerStyle: 'min-height: 300px; padding: 40px;',
    });
    expect(node).toMatchObject({
      minHeight: '300px',
      paddingLeft: '40px',
      backgroundColor: 'rgb(255, 241, 193)',
      content: '<p>a</p>',
      legal: '<i>drobny druk</i>',
    });
  });

  it.each(['collage-left', 'collage-centered', 'collage-right'])(
    'reads the height of a %s from its wrapper',
    (appearance) => {
      expect(read({ appearance, innerStyle: 'min-height: 200px; padding: 5px;' })).toMatchObject({
        appearance,
        minHeight: '200px',
        paddingTop: '5px',
      });
    },
  );

  it('[PBT-27][PBT-31] reads the link', () => {
    expect(read({ href: '/a', linkType: 'product', newTab: true })).toMatchObject({
      link: '/a',
      linkType: 'product',
      openInNewTab: true,
    });
    expect(read({})).not.toHaveProperty('link');
  });

  it('[PBT-28][PBT-31] reads the button', () => {
    expect(read({ button: 'Kup', buttonType: 'secondary', showButton: 'hover' })).toMatchObject({
      showButton: 'hover',
      buttonText: 'Kup',
      buttonType: 'secondary',
    });
    expect(read({})).toMatchObject({ showButton: 'never', buttonType: 'primary' });
  });

  it('[PBT-29][PBT-31] reads the overlay', () => {
    expect(read({ showOverlay: 'hover', overlayColor: '#0006' })).toMatchObject({
      showOverlay: 'hover',
      overlayColor: 'rgba(0, 0, 0, 0.4)',
    });
    expect(read({})).toMatchObject({ showOverlay: 'never' });
  });

  it('[PBT-30][PBT-31] reads the background video', () => {
    const attributes = {
      'data-background-type': 'video',
      'data-video-src': 'https://vimeo.com/1',
      'data-video-loop': 'true',
      'data-video-play-only-visible': 'true',
      'data-video-lazy-load': 'true',
      'data-video-fallback-src': 'f.jpg',
    };
    expect(read({ attributes })).toMatchObject({
      backgroundType: 'video',
      videoSrc: 'https://vimeo.com/1',
      videoLoop: true,
      videoPlayOnlyVisible: true,
      videoLazyLoading: true,
      videoFallbackSrc: 'f.jpg',
    });
  });

  it('reads all parts when a link in the content has split the banner', () => {
    const content = '<h3>Tytuł</h3><p>Zobacz też <a href="/b">b</a>.</p>';
    expect(read({ href: '/a', content, button: 'Kup', desktop: 'd.jpg' })).toMatchObject({
      link: '/a',
      content,
      buttonText: 'Kup',
      desktopImage: 'd.jpg',
    });
  });

  it('reads the existing parts when others are missing', () => {
    expect(
      readNode(
        type,
        `<div data-content-type="${type}" data-appearance="poster"><div data-element="content">a</div></div>`,
      ),
    ).toMatchObject({ content: 'a', showButton: 'never' });
  });
});

describe('BannerView', () => {
  it('[PBT-27][PBT-28] has one link, its button', () => {
    const { getAllByRole } = renderMarkup(banner({ content: '<h3>Tytuł</h3>', href: '/a', button: 'Kup' }));
    expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Kup', '/a']]);
  });

  it('[PBT-27] [PB-4] is one link named by its heading when it has no button', () => {
    const { getByRole } = renderMarkup(banner({ content: '<h3>Tytuł</h3><p>Tekst</p>', href: '/a' }));
    expect(getByRole('link', { name: 'Tytuł' }).getAttribute('href')).toBe('/a');
  });

  it('[PB-4] never nests links', () => {
    const { container, getAllByRole } = renderMarkup(banner({ content: '<p><a href="/b">b</a></p>', href: '/a' }));
    expect(container.querySelector('a a')).toBeNull();
    expect(getAllByRole('link')).toHaveLength(2);
  });

  it.each(['banner', 'slide'] as const)('[PBT-28] draws the button of a %s without a link as no control', (type) => {
    const { getByText, queryByRole } = renderMarkup(banner({ type, button: 'Donikąd', buttonType: 'secondary' }));
    expect(getByText('Donikąd').className).toContain(buttonTypeClass('secondary'));
    expect([queryByRole('link'), queryByRole('button')]).toEqual([null, null]);
  });

  it('[PBT-28] renders no button that is never shown', () => {
    const { queryByText } = renderMarkup(banner({ href: '/a', button: 'Nigdy', showButton: 'never' }));
    expect(queryByText('Nigdy')).toBeNull();
  });

  it('[PBT-29] renders the overlay color unless it is never shown', () => {
    const overlay = (showOverlay: string) =>
      renderMarkup(banner({ content: 'x', overlayColor: '#fff', showOverlay })).container.innerHTML.includes(
        '--pb-overlay',
      );
    expect([overlay('always'), overlay('hover'), overlay('never')]).toEqual([true, true, false]);
  });

  it('[PBT-26] renders content and small print', () => {
    expect(renderMarkup(banner({ content: '<p>Treść</p>', legal: '<p>Drobny druk</p>' })).container.textContent).toBe(
      'TreśćDrobny druk',
    );
  });

  it('[PBT-31] renders slides like banners', async () => {
    stubBrowser();
    await loadRenderers(parseRichContent(slider([])));
    const { getByRole } = renderMarkup(
      slider([banner({ type: 'slide', content: '<p>Treść</p>', href: '/a', button: 'Kup' })]),
    );
    expect(getByRole('link', { name: 'Kup' })).toBeDefined();
  });
});

it('getBannerLabel returns the first heading, otherwise all text as words', () => {
  expect(getBannerLabel('<p>a</p><h3>Tytuł <em>dnia</em></h3><h2>b</h2>')).toBe('Tytuł dnia');
  expect(getBannerLabel('<p>a</p><p>b &amp; c</p>')).toBe('a b & c');
  expect(getBannerLabel('')).toBe('');
});
