// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { render } from '@testing-library/react';
import { text } from '../fixtures/markup.ts';
import { renderMarkup } from '../fixtures/render-markup.tsx';
import { getButtonClassName } from '@witryna/ui/button';
import type { LinkProps } from '@witryna/ui/provider';
import { PageBuilderProvider } from './provider.tsx';
import { RichHtml } from './rich-html.tsx';

function RouterLink({ children, ...props }: LinkProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

const settings = { shopHosts: ['shop.example'], resolveUrl: (path: string) => `/pl${path}`, linkComponent: RouterLink };

describe('RichHtml', () => {
  it('[CMS-03][CMS-05] renders links inside the shop with the link component, through resolveUrl', () => {
    const { getByRole } = renderMarkup(
      text('<a href="https://shop.example/magnez.html" title="t">Magnez</a>'),
      settings,
    );
    const link = getByRole('link', { name: 'Magnez' });
    expect([link.getAttribute('href'), link.hasAttribute('data-router'), link.title]).toEqual([
      '/pl/magnez.html',
      true,
      't',
    ]);
  });

  it('[CMS-04] [PB-5] leaves links to other hosts to the browser', () => {
    const { getByRole } = renderMarkup(text('<a href="https://www.gov.pl" target="_blank">GIS</a>'), settings);
    const link = getByRole('link', { name: /^GIS ?\(opens in a new tab\)$/ });
    expect([link.getAttribute('href'), link.hasAttribute('data-router'), link.getAttribute('rel')]).toEqual([
      'https://www.gov.pl',
      false,
      'noopener noreferrer',
    ]);
  });

  it('leaves no visible space between a link in a new tab and the punctuation after it', () => {
    const { getByRole } = renderMarkup(text('<a href="https://www.gov.pl" target="_blank">GIS</a>.'), settings);
    const [name, hint] = getByRole('link').childNodes;
    expect([name?.textContent, hint?.nodeName, hint?.textContent]).toEqual(['GIS', 'SPAN', ' (opens in a new tab)']);
  });

  it('tells the style sheets the tone of a background', () => {
    const { getByText } = renderMarkup(text('<p bgcolor="x" style="background:#fff">Magnez</p>'), settings);
    const { theme, pbBackground } = getByText('Magnez').dataset;
    expect([theme, pbBackground]).toEqual(['light', 'light']);
  });

  it.each([
    ['<img src="/a.jpg" alt="">', 'Open'],
    ['<img src="/a.jpg" alt="" title="Cynk">', 'Cynk'],
    ['<span><img src="/a.jpg" alt="Miedź"></span>', 'Miedź'],
    ['<img src="/a.jpg" alt=""> Żelazo', 'Żelazo'],
  ])('gives each link a name: %s', (content, name) => {
    const { getByRole } = renderMarkup(text(`<a href="/x">${content}</a>`), settings);
    expect(getByRole('link', { name })).toBeDefined();
  });

  it('[CMS-04] leaves files of the shop to the browser, as plain links', () => {
    const { getByRole } = renderMarkup(
      text(
        '<a href="https://shop.example/media/ulotka.pdf">Ulotka</a><a href="/media/karta.pdf" target="_blank">Karta</a>',
      ),
      settings,
    );
    const getAttributes = (name: string | RegExp) =>
      ['href', 'data-router', 'target', 'rel'].map((attribute) => getByRole('link', { name }).getAttribute(attribute));
    expect(getAttributes('Ulotka')).toEqual(['https://shop.example/media/ulotka.pdf', null, null, null]);
    expect(getAttributes(/^Karta ?\(opens in a new tab\)$/)).toEqual([
      '/media/karta.pdf',
      null,
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('renders players of unlisted videos, and no other frames', () => {
    const frame = (query: string) => `<iframe src="https://player.vimeo.com/video/1?${query}" title="t"></iframe>`;
    const { container } = render(
      <PageBuilderProvider>
        <RichHtml
          html={['h=ab12&amp;dnt=1', 'h=xyz&amp;dnt=1', 'h=ab12&amp;dnt=1&amp;autoplay=1'].map(frame).join('')}
        />
      </PageBuilderProvider>,
    );
    expect(Array.from(container.querySelectorAll('iframe'), (player) => player.getAttribute('src'))).toEqual([
      'https://player.vimeo.com/video/1?h=ab12&dnt=1',
      null,
      null,
    ]);
  });

  it('renders players of playlists and parts of videos', () => {
    const sources = [
      'videoseries?list=PL1',
      'live_stream?channel=UC1',
      'aqz-KE-bpKQ?start=5&end=12',
      'aqz-KE-bpKQ?fs=1',
    ];
    const { container } = render(
      <PageBuilderProvider>
        <RichHtml
          html={sources
            .map((source) => `<iframe src="https://www.youtube-nocookie.com/embed/${source}" title="t"></iframe>`)
            .join('')
            .replaceAll('&', '&amp;')}
        />
      </PageBuilderProvider>,
    );
    expect(
      Array.from(container.querySelectorAll('iframe'), (player) => player.getAttribute('src')?.split('/').at(-1)),
    ).toEqual([...sources.slice(0, 3), undefined]);
  });

  it('lets a video or image have a width in percent', () => {
    const { container } = renderMarkup(
      text(
        '<iframe src="https://youtu.be/aqz-KE-bpKQ" width="100%" height="315"></iframe><img src="/a.jpg" alt="a" width="50%">',
      ),
    );
    expect(container.querySelector('iframe')).toMatchObject({ height: '315', style: { width: '100%' } });
    expect(container.querySelector('img')?.style.width).toBe('50%');
  });

  it('[CMS-02] requests images in quality 85', () => {
    const { getByRole } = renderMarkup('<img src="https://shop.example/a.jpg" alt="a" width="100" height="50">');
    expect(getByRole('img', { name: 'a' }).getAttribute('src')).toBe(
      'https://shop.example/a.jpg?quality=85&auto=webp&format=pjpg',
    );
    expect(getByRole('img', { name: 'a' }).getAttribute('srcset')).toContain('width=320&quality=85');
  });

  it("[CMS-02] passes images to the host's resolveImageUrl", () => {
    const { getByRole } = renderMarkup('<img src="/a.jpg" alt="a">', {
      resolveImageUrl: ({ src, quality }) => `/img${src}?q=${quality}`,
    });
    expect(getByRole('img', { name: 'a' }).getAttribute('src')).toBe('/img/a.jpg?q=85');
  });

  it('renders attributes with other names in React, and styles', () => {
    const { container } = renderMarkup(
      '<table><tbody><tr><td colspan="2" class="c" style="text-align: center;">x</td></tr></tbody></table><ol start="3"><li>y</li></ol>',
    );
    expect(container.querySelector('td')).toMatchObject({ colSpan: 2, className: 'c' });
    expect(container.querySelector('td')?.style.textAlign).toBe('center');
    expect(container.querySelector('ol')?.start).toBe(3);
  });

  it('[VI-2] gives a player in text the title in the markup, or a default', () => {
    const player = (title: string) => `<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"${title}></iframe>`;
    const { getAllByTitle } = renderMarkup(
      text(player(' title="Jak powstaje olej"') + player('') + player(' title=" "')),
    );
    expect([getAllByTitle('Jak powstaje olej').length, getAllByTitle('Video').length]).toEqual([1, 2]);
  });

  it('renders links with the class of a button as buttons', () => {
    const { getByRole } = renderMarkup('<a class="pagebuilder-button-secondary" href="/a">Kup</a>');
    expect(getByRole('link', { name: 'Kup' }).className).toMatch(/button_secondary/);
  });

  it.each([
    ['action primary', true],
    ['primary action tocart', true],
    ['action', false],
    ['action-bar primary', false],
  ])('renders a link of class "%s" of Magento\'s themes as a primary button: %s', (className, expected) => {
    const { getByRole } = renderMarkup(`<a class="${className}" href="/a">Kup</a>`);
    expect(getByRole('link').className.includes(getButtonClassName({ variant: 'primary' }))).toBe(expected);
  });

  it('renders nothing outside the policy, also from a string that was not sanitized', () => {
    const html =
      '<script>alert(1)</script><img src="javascript:x" onerror="alert(1)"><a href="javascript:alert(1)">a</a><iframe src="https://evil.example"></iframe>' +
      '<p onclick="alert(1)" style="position: fixed; color: red;" data-x="y">b</p><svg><path></path></svg><style>*{}</style><video src="data:text/html,x"></video>';
    const { container } = render(
      <PageBuilderProvider>
        <RichHtml html={html} />
      </PageBuilderProvider>,
    );
    expect(
      container.querySelector(
        'script, svg, style, [onclick], [onerror], [data-x], [href^="javascript"], [src^="javascript"], [src^="data"], iframe[src]',
      ),
    ).toBeNull();
    expect(container.querySelector('p')?.getAttribute('style')).toBe('color: red;');
  });
});
