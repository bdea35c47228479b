// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapComponentProps } from '../content-types/map/map-component-props.ts';
import { stubBrowser, type BrowserStubs } from '../fixtures/browser-stubs.ts';
import { button, row, text } from '../fixtures/markup.ts';
import { map, tabs, tintup, video, videoBackground } from '../fixtures/markup-widgets.ts';
import { LazyMap } from '../maps/lazy-map.tsx';
import { englishMapStrings } from '../maps/map-strings.ts';
import { parseRichContent } from '../parser/index.node.ts';
import { loadRenderers } from './load-renderers.ts';
import { RichContent } from './page-builder.tsx';
import { PageBuilderProvider, type PageBuilderProviderProps } from './provider.tsx';

let stubs: BrowserStubs;

/** Renders a document in the same root, parsing the content again each time. */
async function show(html: string, settings: Partial<PageBuilderProviderProps> = {}) {
  const drawn = (markup: string) => (
    <PageBuilderProvider {...settings}>
      <RichContent content={parseRichContent(markup)} />
    </PageBuilderProvider>
  );
  await loadRenderers(parseRichContent(html));
  const { container, rerender } = render(drawn(html));
  return { container, next: (markup: string) => rerender(drawn(markup)) };
}

const film = (id: string) => row(video({ src: `https://www.youtube.com/embed/${id}` }));
const twoTabs = (words: string, active: string) =>
  tabs(
    [
      { name: `Skład ${words}`, content: text('a') },
      { name: `Opinie ${words}`, content: text('b') },
    ],
    { active },
  );
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => {
  stubs = stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the next document in the same root', () => {
  it('[VI-2] sends no request to the provider of its video, although the previous one was started', async () => {
    const { container, next } = await show(film('aqz-KE-bpKQ'));
    fireEvent.click(screen.getByRole('button', { name: 'Play: Video' }));
    expect(container.querySelector('iframe')).not.toBeNull();
    next(film('dQw4w9WgXcQ'));
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('button', { name: 'Play: Video' })).toBeDefined();
  });

  it('[VID-13] has its own background video', async () => {
    const asked = vi.fn<(videoId: string) => void>();
    const destroy = vi.fn();
    vi.stubGlobal('YT', {
      Player: class {
        destroy = destroy;
        constructor(_: HTMLElement, { videoId }: { videoId: string }) {
          asked(videoId);
        }
      },
    });
    const { next } = await show(row('', { attributes: videoBackground('https://youtu.be/aqz-KE-bpKQ') }));
    await screen.findByRole('button', { name: 'Pause background video' });
    stubs.show(0, 0);
    expect(asked.mock.calls).toEqual([['aqz-KE-bpKQ']]);
    next(row('', { attributes: videoBackground('https://youtu.be/dQw4w9WgXcQ') }));
    stubs.show(0, 0);
    expect(asked.mock.calls).toEqual([['aqz-KE-bpKQ'], ['dQw4w9WgXcQ']]);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('[PBT-35] opens its own default tab', async () => {
    const { next } = await show(twoTabs('A', '0'));
    fireEvent.click(screen.getByRole('tab', { name: 'Opinie A' }));
    next(twoTabs('B', '0'));
    expect(chosenTab()).toBe('Skład B');
  });

  it('[PBT-46] renders its own locations', async () => {
    const drawnPlaces = vi.fn<(names: (string | undefined)[]) => void>();
    const remove = vi.fn();
    const draw: Parameters<typeof LazyMap>[0]['draw'] = (_, { locations }) => {
      drawnPlaces(locations.map(({ name }) => name));
      return Promise.resolve({ zoomBy: () => undefined, remove });
    };
    const HostMap = (props: MapComponentProps) => <LazyMap {...props} draw={draw} strings={englishMapStrings} />;
    const place = (name: string) => map([{ location_name: name, position: { latitude: 52, longitude: 21 } }]);
    const comeNear = () =>
      act(async () => {
        stubs.show(0, 0);
        await Promise.resolve();
      });
    const { next } = await show(place('Warszawa'), { mapComponent: HostMap });
    await comeNear();
    next(place('Kraków'));
    await comeNear();
    expect(drawnPlaces.mock.calls).toEqual([[['Warszawa']], [['Kraków']]]);
    expect(remove).toHaveBeenCalledOnce();
  });

  it('[PBT-24] does not load the block of its button, although the previous one was opened', async () => {
    const loadBlock = vi.fn((identifier: string) => Promise.resolve({ html: `<p>Blok ${identifier}</p>` }));
    const opening = (identifier: string) => button('Więcej', 'primary', { href: identifier, linkType: 'block' });
    const { next } = await show(opening('dawki'), { loadBlock });
    fireEvent.click(screen.getByRole('button', { name: 'Więcej' }));
    await screen.findByText('Blok dawki');
    await act(async () => {
      next(opening('zwroty'));
      await Promise.resolve();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(loadBlock).toHaveBeenCalledExactlyOnceWith('dawki');
  });

  it('[PBT-45] requires consent for its social wall, although it was given for the previous one', async () => {
    const { next } = await show(tintup('obiady', 'https://cdn.hypemarks.com/pages/a.js'), {
      requireScriptConsent: true,
    });
    stubs.show(0, 0);
    fireEvent.click(screen.getByRole('button', { name: 'See the posts' }));
    next(tintup('obiady', 'https://cdn.hypemarks.com/pages/b.js'));
    stubs.show(0, 0);
    expect(screen.getByRole('button', { name: 'See the posts' })).toBeDefined();
    expect(document.querySelector('script[src$="b.js"]')).toBeNull();
  });

  it.each([
    ['plain HTML', (html: string) => html],
    ['a text', (html: string) => row(text(html))],
  ])('resets the state of %s', async (_, inDocument) => {
    const html = (words: string) => inDocument(`<details><summary>Skład</summary>${words}</details>`);
    const { container, next } = await show(html('Magnez'));
    const details = () => container.querySelector('details') ?? document.createElement('details');
    details().open = true;
    next(html('Cynk'));
    expect([details().textContent, details().open]).toEqual(['SkładCynk', false]);
  });
});

describe('an equal document', () => {
  it("keeps the visitor's state when it is parsed again", async () => {
    const html = film('aqz-KE-bpKQ') + twoTabs('A', '0');
    const { container, next } = await show(html);
    fireEvent.click(screen.getByRole('button', { name: 'Play: Video' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Opinie A' }));
    const player = container.querySelector('iframe');
    expect(player).not.toBeNull();
    next(html);
    next(html);
    expect(container.querySelector('iframe')).toBe(player);
    expect(chosenTab()).toBe('Opinie A');
  });
});
