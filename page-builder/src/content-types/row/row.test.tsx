// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../fixtures/browser-stubs.ts';
import { contentType, heading, row, tag, text } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';
import * as background from '../../render/background.css.ts';
import * as site from '../../render/site.css.ts';

const read = (html: string) => readNode('row', html);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the reader of rows', () => {
  it.each(['contained', 'full-width', 'full-bleed'])(
    '[PBT-05] reads a %s row from the element that has its settings',
    (appearance) => {
      const node = read(
        row(heading('x'), { appearance, className: 'own', style: 'margin: 0 0 10px;', desktop: 'a.jpg' }),
      );
      expect(node).toMatchObject({
        appearance,
        marginBottom: '10px',
        cssClasses: ['own'],
        desktopImage: 'a.jpg',
        children: [{ text: 'x' }],
      });
    },
  );

  it('[PBT-05] finds the settings of an unknown appearance', () => {
    expect(
      read(row('x', { appearance: 'contained', style: 'margin-top: 1px' }).replace('"contained"', '"other"')),
    ).toMatchObject({ appearance: 'other', marginTop: '1px' });
    expect(
      read(row('x', { appearance: 'full-width', style: 'margin-top: 2px' }).replace('"full-width"', '""')),
    ).toMatchObject({ marginTop: '2px' });
  });

  it.each([
    ['flex-start', 'top'],
    ['center', 'middle'],
    ['flex-end', 'bottom'],
  ])('[PBT-06] reads justify-content %s as %s', (value, alignment) => {
    expect(read(row('x', { style: `justify-content: ${value};` })).verticalAlignment).toBe(alignment);
  });

  it('[PBT-07] reads the background', () => {
    const style =
      'background-position: center top; background-size: contain; background-repeat: repeat-x; background-attachment: fixed;';
    expect(read(row('x', { desktop: "it's.jpg", mobile: 'm/"q".jpg', style }))).toMatchObject({
      desktopImage: "it's.jpg",
      mobileImage: 'm/"q".jpg',
      backgroundPosition: 'center top',
      backgroundSize: 'contain',
      backgroundRepeat: 'repeat-x',
      backgroundAttachment: 'fixed',
    });
  });

  it('[PBT-07] drops URLs that are not allowed', () => {
    expect(read(row('x', { desktop: 'javascript:alert(1)', mobile: 'data:image/svg+xml,x' }))).not.toHaveProperty(
      'desktopImage',
    );
  });

  it('[PBT-08] reads parallax', () => {
    expect(read(row('x', { attributes: { 'data-enable-parallax': '1', 'data-parallax-speed': '1.5' } }))).toMatchObject(
      { enableParallax: true, parallaxSpeed: 1.5 },
    );
  });

  it.each([
    [undefined, 0.5],
    ['', 0.5],
    ['fast', 0.5],
    ['-7', -1],
    ['99', 2],
  ])('[PAR-01][PAR-02] reads the parallax speed %j as %d', (speed, expected) => {
    expect(read(row('x', { attributes: { 'data-parallax-speed': speed } })).parallaxSpeed).toBe(expected);
  });

  it('[PBT-09] reads a background video', () => {
    const attributes = {
      'data-background-type': 'video',
      'data-video-src': 'mp4:https://shop.example/a.mp4',
      'data-video-loop': 'true',
      'data-video-play-only-visible': 'false',
      'data-video-lazy-load': 'true',
      'data-video-fallback-src': 'https://shop.example/a.jpg',
    };
    const overlay = tag('div', {
      class: 'video-overlay',
      'data-video-overlay-color': 'rgba(255,0,0,.45)',
      'data-element': 'video_overlay',
    });
    expect(read(row(overlay, { attributes }))).toMatchObject({
      backgroundType: 'video',
      videoSrc: 'https://shop.example/a.mp4',
      videoLoop: true,
      videoPlayOnlyVisible: false,
      videoLazyLoading: true,
      videoFallbackSrc: 'https://shop.example/a.jpg',
      videoOverlayColor: 'rgba(255, 0, 0, 0.45)',
    });
  });

  it('[PBT-09] reads content from before background videos as having none', () => {
    expect(read(contentType('row', { 'data-appearance': 'full-bleed' }, 'x'))).toMatchObject({
      videoLoop: false,
      videoPlayOnlyVisible: false,
      videoLazyLoading: false,
    });
  });
});

describe('Row', () => {
  it('[PBT-05] limits a contained row, and the content of a full-width one, to the site width', () => {
    const depth = (appearance: string) => {
      const { container } = renderMarkup(row(heading('x'), { appearance, className: 'box' }));
      return {
        outside: Boolean(container.querySelector(`.${site.site} .box`)),
        inside: Boolean(container.querySelector(`.box .${site.site}`)),
      };
    };
    expect(depth('contained')).toEqual({ outside: true, inside: false });
    expect(depth('full-width')).toEqual({ outside: false, inside: true });
    expect(depth('full-bleed')).toEqual({ outside: false, inside: false });
  });

  it('does not repeat gutters inside a container', () => {
    const { container } = renderMarkup(row(row(heading('x'))));
    expect(container.querySelectorAll(`.${site.site}`)).toHaveLength(1);
    expect(
      renderMarkup(row(heading('x')), {}, { width: 'container' }).container.querySelector(`.${site.site}`),
    ).toBeNull();
  });

  it('[PBT-07][PBT-10] renders a covering background as an image that is replaced up to 64rem', () => {
    const { container } = renderMarkup(
      row('', { desktop: '/d e.jpg', mobile: '/m.jpg', style: 'background-position: right bottom;' }),
    );
    expect(container.querySelector('source')).toHaveProperty('media', '(max-width: 64rem)');
    expect(container.querySelector('source')?.srcset).toContain('/m.jpg?');
    const image = container.querySelector('img');
    expect(image?.getAttribute('srcset')).toMatch(/^\/d%20e\.jpg\?\S+ 320w, /);
    expect(image?.style.objectPosition).toBe('right bottom');
    expect(image?.alt).toBe('');
  });

  it('renders a mobile image alone up to 64rem only, on text in the colors of the page', () => {
    const { container } = renderMarkup(row('', { mobile: '/m.jpg' }), {}, { priority: true });
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toContain('/m.jpg');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.parentElement?.className).toContain(background.mobileOnly);
    expect(container.querySelector('[data-pb-background]')).toBeNull();
    const repeated = renderMarkup(
      row('', { mobile: '/m.jpg', style: 'background-repeat: repeat; background-size: auto;' }),
    );
    expect(repeated.container.innerHTML).toMatch(/--pb-background-desktop: ?none/);
  });

  it('[PBT-07] renders a repeating background in CSS, with any characters in its URL', () => {
    const { container } = renderMarkup(
      row('', { desktop: 'a"b.jpg', style: 'background-repeat: repeat; background-size: auto;' }),
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.innerHTML).toContain('a%22b.jpg');
  });

  it('[PAR-03][PAR-04][PAR-05] moves the background of a parallax row only', () => {
    const moving = renderMarkup(
      row('', { desktop: 'a.jpg', attributes: { 'data-enable-parallax': '1' } }),
    ).container.querySelector<HTMLElement>('[style*="--pb-parallax-shift"]');
    expect(moving?.closest('div')?.style.zIndex).toBe('-100');
    expect(moving?.style.getPropertyValue('--pb-parallax-scale')).toBe('1.25');
    const plain = renderMarkup(row('', { desktop: 'a.jpg' }));
    expect(plain.container.querySelector('[style*="--pb-parallax"]')).toBeNull();
    expect(plain.container.querySelector('img')).not.toBeNull();
  });

  it('[PBT-09] [VI-1] plays a muted video whose first tab stop pauses it, and not with reduced motion', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const attributes = {
      'data-background-type': 'video',
      'data-video-src': '/a.mp4',
      'data-video-play-only-visible': 'true',
      'data-video-fallback-src': '/still.jpg',
    };
    stubBrowser({ reducedMotion: true });
    expect(
      renderMarkup(row('', { attributes: { ...attributes, 'data-video-play-only-visible': 'false' } })).queryByRole(
        'button',
      ),
    ).toBeNull();
    expect(play).not.toHaveBeenCalled();
    const stubs = stubBrowser();
    const { container, getByRole } = renderMarkup(row(text('<p><a href="/a">Dalej</a></p>'), { attributes }));
    await waitFor(() => expect(container.querySelector('video')).not.toBeNull());
    expect(container.querySelector('video')).toMatchObject({ muted: true, autoplay: false });
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/still.jpg');
    expect(play).not.toHaveBeenCalled();
    stubs.show(0, 0);
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    pause.mockClear();
    // The image below is decorative.
    expect(container.querySelector('img')?.alt).toBe('');
    expect(container.querySelector('a, button')).toBe(getByRole('button', { name: 'Pause background video' }));
    fireEvent.click(getByRole('button', { name: 'Pause background video' }));
    expect(pause).toHaveBeenCalledOnce();
    expect(getByRole('button', { name: 'Play background video' })).toBeDefined();
  });

  it('[PBT-09] renders the frame of a player only while it may play', async () => {
    const attributes = {
      'data-background-type': 'video',
      'data-video-src': 'https://youtu.be/dQw4w9WgXcQ',
      'data-video-play-only-visible': 'true',
    };
    const stubs = stubBrowser();
    const { container, findByRole } = renderMarkup(row('', { attributes }), { scriptHosts: [] });
    await findByRole('button');
    expect(container.querySelector('iframe')).toBeNull();
    stubs.show(0, 0);
    expect(container.querySelector('iframe')?.src).toContain(
      'youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1',
    );
  });
});
