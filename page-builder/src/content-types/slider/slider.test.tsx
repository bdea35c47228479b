// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../fixtures/browser-stubs.ts';
import { banner, contentType, row, slider } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';
import { parseRichContent } from '../../parser/index.node.ts';
import { loadRenderers } from '../../render/load-renderers.ts';

const slides = ['A', 'B', 'C'].map((content) => banner({ type: 'slide', content, desktop: `/${content}.jpg` }));

beforeAll(() => loadRenderers(parseRichContent(slider([]))));
beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('slider', () => {
  it('[PBT-32] reads its settings', () => {
    const node = readNode(
      'slider',
      slider([], {
        'data-autoplay': 'true',
        'data-autoplay-speed': '6000',
        'data-fade': 'true',
        'data-infinite-loop': 'false',
        'data-show-arrows': 'false',
        'data-show-dots': 'true',
        style: 'min-height: 400px',
      }),
    );
    expect(node).toMatchObject({
      autoplay: true,
      autoplaySpeed: 6000,
      fade: true,
      infinite: false,
      showArrows: false,
      showDots: true,
      minHeight: '400px',
    });
  });

  it('[PBT-32] reads content from before Page Builder 1.0, and a missing speed as 4000', () => {
    const node = readNode(
      'slider',
      contentType('slider', { 'data-autoplay': '1', 'data-is-infinite': '1', 'data-autoplay-speed': 'x' }),
    );
    expect(node).toMatchObject({ autoplay: true, infinite: true, autoplaySpeed: 4000 });
  });

  it('[PBT-32] renders a named carousel with all slides', () => {
    const { getByRole, getAllByRole } = renderMarkup(slider(slides));
    expect(getByRole('region', { name: 'Highlights' }).getAttribute('aria-roledescription')).toBe('carousel');
    expect(getAllByRole('group').map((slide) => slide.textContent)).toEqual(['A', 'B', 'C']);
  });

  it('loads only the image of the first slide of the first row eagerly', () => {
    const { container } = renderMarkup(
      row(slider(slides)) + row('', { desktop: '/later.jpg' }),
      {},
      { priority: true },
    );
    expect(Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
    ]);
  });

  it('renders nothing without slides', () => {
    expect(renderMarkup(slider([])).queryByRole('region')).toBeNull();
  });
});
