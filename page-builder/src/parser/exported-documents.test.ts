import { describe, expect, it, vi } from 'vitest';
import { exportedDocuments } from '../fixtures/exported-documents.ts';
import type { ContentNode, RichContentValue } from '../nodes.ts';
import { parseRichContent } from './index.node.ts';

const logger = { warn: vi.fn(), error: vi.fn() };
const getTree = (name: keyof typeof exportedDocuments) => parseRichContent(exportedDocuments[name], { logger });

/** Returns the types of a tree, one per line, indented by depth. */
function outline(content: RichContentValue): string[] {
  const lines = (nodes: readonly ContentNode[], depth: number): string[] =>
    nodes.flatMap((node) => [
      `${'  '.repeat(depth)}${node.contentType}${node.isHidden ? ' (hidden)' : ''}`,
      ...(node.contentType === 'block'
        ? outline(node.richContent).map((line) => `${'  '.repeat(depth + 1)}${line}`)
        : []),
      ...lines(node.children, depth + 1),
    ]);
  return 'html' in content ? ['html of the block'] : lines(content.children, 0);
}

/** Returns a node of a type at any depth. */
function find(content: RichContentValue, type: ContentNode['contentType'], position = 0): ContentNode {
  const all = (nodes: readonly ContentNode[]): ContentNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
  const node =
    'html' in content ? undefined : all(content.children).filter(({ contentType }) => contentType === type)[position];
  if (!node) throw new Error(`There is no ${type} at ${position}.`);
  return node;
}

describe('documents of whole Magento versions', () => {
  it('of 2.3.6 are parsed: styles with spaces, escaped file names, mobile images', () => {
    const tree = getTree('Magento 2.3.6, inline styles');
    expect(outline(tree)).toEqual([
      'row',
      '  heading',
      '  column-group',
      '    column',
      '      image',
      '    column',
      '      text',
    ]);
    expect(find(tree, 'row')).toMatchObject({
      appearance: 'full-width',
      desktopImage: 'https://sklep.example/media/wysiwyg/zima tło.jpg',
      mobileImage: "https://sklep.example/media/wysiwyg/d'arc (1).jpg",
      border: 'double',
      marginTop: '-10px',
      marginLeft: 'auto',
      paddingRight: '5%',
      minHeight: '100vh',
      backgroundAttachment: 'fixed',
      verticalAlignment: 'top',
      enableParallax: false,
    });
    expect(find(tree, 'heading')).toMatchObject({
      text: 'Witaminy & minerały <b>na zimę</b>\u00a0',
      headingType: 'h2',
      cssClasses: ['sekcja', 'tytul'],
      border: 'none',
    });
    expect(find(tree, 'image')).toMatchObject({
      link: 'https://sklep.example/witamina-d.html?utm_source=home&utm_medium=pb#opinie',
      openInNewTab: true,
      title: 'Witamina D "forte"',
      caption: '2000 j.m. & oliwa',
      borderRadius: '50%',
    });
    expect(find(tree, 'column', 1)).toMatchObject({
      cssClasses: ['kolumna'],
      width: '66.6667%',
      verticalAlignment: 'bottom',
      desktopImage: 'https://sklep.example/media/a.jpg',
      backgroundSize: 'contain',
    });
  });

  it('of 2.4.2 are parsed: merged rules, shorthands, two media queries, a background video of the row', () => {
    const tree = getTree('Magento 2.4.2, style block at the front');
    expect(outline(tree)).toEqual(['row', '  slider', '    slide', '    slide', 'row (hidden)']);
    expect(find(tree, 'row')).toMatchObject({
      backgroundType: 'video',
      videoSrc: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
      videoLoop: false,
      videoOverlayColor: 'rgba(10, 20, 30, 0.4)',
      parallaxSpeed: 1.5,
      marginBottom: '10px',
      paddingBottom: '0px',
      backgroundSize: 'cover',
      mediaQueries: [{ style: { minHeight: '150px' } }],
    });
    expect(find(tree, 'slider')).toMatchObject({
      minHeight: '420px',
      autoplaySpeed: 4000,
      mediaQueries: [{ style: { minHeight: '220px' } }, { style: { minHeight: '320px' } }],
    });
    expect(find(tree, 'slide')).toMatchObject({
      appearance: 'poster',
      border: 'dashed',
      borderColor: 'rgb(255, 0, 0)',
      borderRadius: '15px 0px',
      paddingTop: '40px',
      buttonText: 'Sprawdź & kup',
      buttonType: 'link',
      showButton: 'hover',
      linkType: 'category',
      openInNewTab: false,
      overlayColor: 'rgba(255, 255, 255, 0.8)',
      mediaQueries: [{ style: { minHeight: '200px' } }],
    });
    expect(find(tree, 'slide', 1)).not.toHaveProperty('buttonText');
  });

  it('of 2.4.8 are parsed: lines, a group with an image, nested tabs', () => {
    const tree = getTree('Magento 2.4.8, columns in lines and tabs in tabs');
    expect(outline(tree)).toEqual([
      'row',
      '  column-group',
      '    column-line',
      '      column',
      '        tabs',
      '          tab-item',
      '            tabs',
      '              tab-item',
      '                divider',
      '          tab-item',
      '      column',
      '        buttons',
      '          button-item',
      '          button-item',
      '    column-line',
      '      column',
      '        video',
    ]);
    expect(find(tree, 'column-group')).toMatchObject({
      desktopImage: 'https://sklep.example/media/g.jpg',
      mobileImage: 'https://sklep.example/media/gm.jpg',
      gridSize: 12,
      minHeight: '200px',
    });
    expect(find(tree, 'tabs')).toMatchObject({
      defaultIndex: 1,
      headers: ['Skład\u00a0i działanie', '<Dawkowanie>'],
      tabNavigationAlignment: 'right',
      borderRadius: '6px',
      minHeight: '300px',
      mediaQueries: [{ media: 'only screen and (max-width: 767px)' }],
    });
    expect(find(tree, 'tabs', 1)).toMatchObject({
      defaultIndex: 0,
      headers: ['Zagnieżdżona'],
      tabNavigationAlignment: 'left',
    });
    expect(find(tree, 'tab-item')).toMatchObject({ backgroundColor: 'rgba(64, 191, 64, 0.5)', minHeight: '280px' });
    expect(find(tree, 'button-item', 1)).not.toHaveProperty('link');
    expect(find(tree, 'video')).toMatchObject({ autoplay: true, muted: true, maxWidth: '640px', borderWidth: '5px' });
  });

  it('are parsed after an upgrade, pretty-printed and wrapped, with third-party CSS', () => {
    const tree = getTree('upgraded and pretty-printed, foreign CSS, wrappers');
    expect(outline(tree)).toEqual([
      'row',
      '  text',
      '  divider',
      '  image',
      '  buttons',
      '    button-item (hidden)',
      '  video',
      'text',
      'row',
      '  html',
      'text',
    ]);
    expect(find(tree, 'text', 1)).toMatchObject({
      content: expect.stringContaining('<p>Tekst między wierszami</p>') as string,
    });
    expect(find(tree, 'row')).toMatchObject({
      appearance: 'contained',
      textAlign: 'center',
      paddingLeft: '10px',
      desktopImage: 'https://sklep.example/media/x.jpg',
    });
    expect(find(tree, 'text')).toMatchObject({
      content: '\n          <p><span style="color: rgb(230, 126, 35);">Pomarańczowy</span> tekst</p>\n        ',
    });
    expect(find(tree, 'divider')).toMatchObject({ width: '50%', thickness: '1px', color: 'rgb(206, 206, 206)' });
    expect(find(tree, 'image')).toMatchObject({ desktopImage: { src: 'https://sklep.example/media/only.png' } });
    expect(find(tree, 'video')).toMatchObject({ autoplay: true, muted: true, maxWidth: '400px' });
    expect(find(tree, 'html')).toMatchObject({ html: '<div class="usp"><p>Wysyłka&nbsp;24 h &amp; zwrot</p></div>' });
  });

  it('are parsed with embedded blocks and rendered widgets', () => {
    const tree = getTree('embedded blocks, rendered widgets');
    expect(outline(tree)).toEqual([
      'row',
      '  block',
      '    row',
      '      text',
      '  block',
      '    html of the block',
      '  block',
      '    html of the block',
      '  products',
      '  dynamic_block',
      '  dynamic_block',
    ]);
    expect(find(tree, 'row')).toMatchObject({ mediaQueries: [{ style: { minHeight: '111px' } }] });
    expect(find(tree, 'block')).toMatchObject({
      richContent: {
        children: [
          {
            minHeight: '55px',
            mediaQueries: [{ style: { minHeight: '22px' } }],
            children: [
              { content: '<p>W bloku: <a href="/dostawa">dostawa</a> <a href="tel:+48221234567">telefon</a></p>' },
            ],
          },
        ],
      },
    });
    expect(find(tree, 'products')).toMatchObject({
      appearance: 'carousel',
      pathNames: ['https://sklep.example/magnez.html', 'https://sklep.example/cynk.html?___store=pl'],
      dots: true,
      arrows: false,
      centerPadding: '90px',
    });
    expect(find(tree, 'dynamic_block')).toMatchObject({
      displayInline: true,
      displayMode: 'catalogrule',
      uids: ['MQ==', 'Mg=='],
      marginTop: '5px',
    });
  });

  it('are parsed after a migration: old keys of locations, a video on its wrapper, a link in a linked banner, an unknown type', () => {
    logger.warn.mockClear();
    const tree = getTree('migrated from before Page Builder 1.0');
    expect(outline(tree)).toEqual([
      'row',
      '  column-group',
      '    column',
      '      map',
      '      video',
      '      image',
      '      banner',
      '      unsupported',
      '        text',
    ]);
    expect(find(tree, 'map')).toMatchObject({
      locations: [{ name: 'Stary salon', country: 'Poland', position: { latitude: 52.1, longitude: 21 } }],
    });
    expect(find(tree, 'video')).toMatchObject({ maxWidth: '800px', marginTop: '5px', textAlign: 'center' });
    expect(find(tree, 'banner')).toMatchObject({
      content: '<p>Baner z <a href="/link">linkiem</a> w środku</p>',
      showOverlay: 'always',
      overlayColor: 'rgb(0, 255, 0)',
      minHeight: '250px',
    });
    expect(logger.warn).toHaveBeenCalledWith(
      'Page Builder unknown-extension content type is not supported, this content will not be rendered. Define it with defineContentType.',
    );
    expect(logger.error).not.toHaveBeenCalled();
  });
});
