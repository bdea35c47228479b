// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { contentType, image } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';
import { onPhonesOnly } from '../../render/box.css.ts';

const read = (html: string) => readNode('image', html);

describe('the reader of images', () => {
  it('[PBT-15] reads both images with their size, alternative text and title', () => {
    const html = image({
      desktop: 'd.png',
      mobile: 'm.png',
      alt: 'Opis',
      title: 'Tytuł',
      dimensions: '{"height":300,"width":460,"ratio":0.65}',
    });
    expect(read(html)).toMatchObject({
      desktopImage: { src: 'd.png', height: 300, width: 460, ratio: 0.65 },
      mobileImage: { src: 'm.png' },
      altText: 'Opis',
      title: 'Tytuł',
    });
  });

  it('[PBT-15] reads plain width and height and computes the ratio', () => {
    const html = contentType(
      'image',
      {},
      '<img data-element="desktop_image" src="d.png" width="200" height="100">',
      'figure',
    );
    expect(read(html).desktopImage).toEqual({ src: 'd.png', width: 200, height: 100, ratio: 0.5 });
  });

  it('[PBT-15] reads no mobile image when both are the same', () => {
    expect(read(image({ desktop: 'd.png' }))).not.toHaveProperty('mobileImage');
  });

  it('reads figures with one image, an unmarked one or none', () => {
    expect(read(contentType('image', {}, '<img data-element="mobile_image" src="m.png">', 'figure'))).toMatchObject({
      mobileImage: { src: 'm.png' },
    });
    expect(read(contentType('image', {}, '\n <img src="d.png" alt="x">', 'figure'))).toMatchObject({
      desktopImage: { src: 'd.png' },
      altText: 'x',
    });
    expect(
      read(contentType('image', {}, '<a></a><figcaption data-element="caption">c</figcaption>', 'figure')),
    ).toMatchObject({ caption: 'c' });
  });

  it('[PBT-16][PBT-17] reads link and caption', () => {
    expect(
      read(image({ desktop: 'd.png', href: '/a', linkType: 'category', newTab: true, caption: 'Podpis & więcej' })),
    ).toMatchObject({
      link: '/a',
      linkType: 'category',
      openInNewTab: true,
      caption: 'Podpis & więcej',
    });
    expect(read(image({ desktop: 'd.png', caption: ' ' }))).not.toHaveProperty('caption');
  });

  it('reads the border from the image, not from the figure', () => {
    expect(
      read(
        image({
          desktop: 'd.png',
          style: 'text-align: center;',
          imageStyle: 'border-style: solid; border-radius: 5px',
        }),
      ),
    ).toMatchObject({
      textAlign: 'center',
      border: 'solid',
      borderRadius: '5px',
    });
  });
});

describe('Image', () => {
  it('[PBT-10][PBT-15] reserves the space of the image and replaces it up to 64rem', () => {
    const { container, getByRole } = renderMarkup(
      image({ desktop: '/d.png', mobile: '/m.png', alt: 'Opis', dimensions: '{"height":300,"width":460}' }),
    );
    const picture = getByRole('img', { name: 'Opis' });
    expect(['width', 'height', 'loading'].map((name) => picture.getAttribute(name))).toEqual(['460', '300', 'lazy']);
    expect(container.querySelector('source')).toHaveProperty('media', '(max-width: 64rem)');
  });

  it('shows a mobile image alone on phones only, as Magento does', () => {
    const mobileOnly = (markup: string) => renderMarkup(markup).container.querySelector(`figure.${onPhonesOnly}`);
    expect(
      mobileOnly(contentType('image', {}, '<img data-element="mobile_image" src="/m.png">', 'figure')),
    ).not.toBeNull();
    expect(mobileOnly(image({ desktop: '/d.png', mobile: '/m.png' }))).toBeNull();
  });

  it('offers an image of unknown size in its original size only', () => {
    const { container } = renderMarkup(image({ desktop: '/d.png' }));
    expect(container.querySelector('img')?.getAttribute('srcset')).toBe('/d.png?quality=85&auto=webp&format=png');
    expect(container.querySelector('img')?.hasAttribute('sizes')).toBe(false);
  });

  it('[PBT-16] links the image, and names the link', () => {
    const { getByRole } = renderMarkup(
      image({ desktop: '/d.png', alt: 'Opis', href: '/a' }) +
        image({ desktop: '/e.png', href: '/b', caption: 'Podpis' }) +
        image({ desktop: '/f.png', href: '/c' }),
    );
    expect(getByRole('link', { name: 'Opis' }).getAttribute('href')).toBe('/a');
    expect(getByRole('link', { name: 'Podpis' }).getAttribute('href')).toBe('/b');
    expect(getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/c');
  });

  it('[PBT-17] renders the caption', () => {
    expect(renderMarkup(image({ desktop: '/d.png', caption: 'Podpis' })).getByText('Podpis').tagName).toBe(
      'FIGCAPTION',
    );
  });

  it('renders nothing for a figure without an image, or with a directive that was not replaced', () => {
    expect(renderMarkup(contentType('image', {}, '', 'figure')).container.querySelector('figure')).toBeNull();
    expect(renderMarkup(image({ desktop: '{{media url=a.png}}' })).container.querySelector('img')).toBeNull();
  });
});
