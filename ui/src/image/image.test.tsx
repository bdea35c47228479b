// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { WitrynaProvider, type ImageUrlResolver } from '../provider/index.ts';
import { Image, getSrcSetWidths, defaultImageRatio, imageWidths, type ImageProps } from './index.ts';

const service: ImageUrlResolver = ({ src, width }) => `/media/${width}/${src}`;
const renderImage = (props: Partial<ImageProps> = {}) =>
  render(
    <WitrynaProvider resolveImageUrl={service}>
      <Image src="c.png" alt="Witamina C" maxWidth={320} {...props} />
    </WitrynaProvider>,
  );
const image = () => screen.getByRole<HTMLImageElement>('img');

describe('imageWidths', () => {
  it('[IMG-01] are those of the image service', () => {
    expect(imageWidths).toEqual([40, 80, 160, 320, 640, 960, 1280, 1600, 2560]);
  });
});

describe('getSrcSetWidths', () => {
  const sizes = fc.integer({ min: 1, max: 3000 });

  it('[IMG-01] returns only widths of the image service, each once and in order', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const widths = getSrcSetWidths(size);
        expect(widths).toEqual(imageWidths.filter((width) => widths.includes(width)));
        expect(widths.length).toBeGreaterThan(0);
      }),
    );
  });

  it('is sharp on screens of double density, and exceeds that by one step at most', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const widths = getSrcSetWidths(size);
        const largest = Math.max(...widths);
        expect(largest >= Math.min(size * 2, 2560)).toBe(true);
        expect(widths.filter((width) => width >= size * 2).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('Image', () => {
  it('[IMG-02] reserves space with the ratio 0.8 by default', () => {
    renderImage();
    expect(defaultImageRatio).toBe(0.8);
    expect([image().width, image().height]).toEqual([320, 400]);
    expect(image().style.aspectRatio).toBe('0.8 / 1');
  });

  it('reserves space with another ratio', () => {
    renderImage({ ratio: 2 });
    expect([image().width, image().height]).toEqual([320, 160]);
  });

  it('[IMG-01] offers the widths of the image service by their URLs', () => {
    renderImage();
    expect(image().srcset).toBe('/media/160/c.png 160w, /media/320/c.png 320w, /media/640/c.png 640w');
    expect(image().getAttribute('src')).toBe('/media/320/c.png');
    expect(image().sizes).toBe('320px');
  });

  it('loads lazily, or eagerly with high priority', () => {
    const { unmount } = renderImage();
    expect([image().getAttribute('loading'), image().getAttribute('fetchpriority')]).toEqual(['lazy', 'auto']);
    unmount();
    renderImage({ priority: true });
    expect([image().getAttribute('loading'), image().getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('forwards ref and attributes to the image: ref, className, style and attributes', () => {
    const ref = createRef<HTMLImageElement>();
    render(
      <Image
        src="c.png"
        alt="Witamina C"
        maxWidth={320}
        ref={ref}
        className="mine"
        style={{ objectPosition: 'top' }}
        data-place="card"
      />,
    );
    expect(ref.current).toBe(image());
    expect([
      image().classList.contains('mine'),
      image().dataset['place'],
      image().style.objectPosition,
      image().style.aspectRatio,
    ]).toEqual([true, 'card', 'top', '0.8 / 1']);
  });

  it('has the alternative text, and no image role when that is empty', () => {
    const { unmount } = renderImage();
    expect(image().alt).toBe('Witamina C');
    unmount();
    renderImage({ alt: '' });
    expect(screen.queryByRole('img')).toBeNull();
  });
});
