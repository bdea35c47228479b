import { describe, expect, it, vi } from 'vitest';
import { merchantDocuments } from '../fixtures/merchant-documents.ts';
import {
  banner,
  button,
  buttons,
  columns,
  contentType,
  html,
  image,
  products,
  row,
  slider,
  text,
} from '../fixtures/markup.ts';
import { map, tabs, videoBackground } from '../fixtures/markup-widgets.ts';
import { readNode } from '../fixtures/render-markup.tsx';
import { toStyleBlock } from '../fixtures/style-block.ts';
import { parsePageBuilder, parseRichContent } from './index.node.ts';

const logger = { warn: vi.fn(), error: vi.fn() };
const getChildren = (markup: string) => parsePageBuilder(markup, { logger }).children;

/** Returns a tree without the white space between tags in its HTML. */
function withoutSpaces(markup: string): unknown {
  return JSON.parse(
    JSON.stringify(getChildren(markup))
      .replace(/>(?:\\n|\s)+/g, '>')
      .replace(/(?:\\n|\s)+</g, '<')
      .replace(/(?<=")(?:\\n|\s)+|(?:\\n|\s)+(?=")/g, ''),
  );
}

describe('variations of stored content', () => {
  it.each(Object.entries(merchantDocuments))(
    'give the same tree when pretty-printed with comments: %s',
    (_, markup) => {
      const pretty = markup.replaceAll('><', '>\r\n    <!-- komentarz -->\r\n    <');
      expect(withoutSpaces(pretty)).toEqual(withoutSpaces(markup));
      expect(withoutSpaces(toStyleBlock(pretty))).toEqual(withoutSpaces(markup));
    },
  );

  it('combine rules of several style blocks with the same media query', () => {
    const block = (id: string, height: number) =>
      `<style>@media only screen and (max-width: 768px) { #html-body [data-pb-style=${id}]{min-height:${height}px} }</style>`;
    const markup =
      block('AAAAAA1', 100) +
      contentType('slider', { 'data-pb-style': 'AAAAAA1' }) +
      block('BBBBBB1', 200) +
      contentType('slider', { 'data-pb-style': 'BBBBBB1' });
    expect(getChildren(markup).map(({ mediaQueries }) => mediaQueries[0]?.style)).toEqual([
      { minHeight: '100px' },
      { minHeight: '200px' },
    ]);
  });

  it('keep the text of media queries, with 767, 768 or any other width', () => {
    const queries = [
      'only screen and (max-width: 768px)',
      'only screen and (max-width: 767px)',
      'all and (min-width: 1024px) and (max-width: 1400px)',
    ];
    const css = queries.map((query) => `@media ${query}{#html-body [data-pb-style=AAAAAA1]{min-height:50%}}`).join('');
    const [node] = getChildren(`<style>${css}</style>${contentType('slider', { 'data-pb-style': 'AAAAAA1' })}`);
    expect(node?.mediaQueries.map(({ media }) => media)).toEqual(queries);
  });

  it('have ids of the editor and of the upgrade, in upper-case hexadecimal', () => {
    const css =
      '#html-body [data-pb-style=XKTCOC0]{text-align:left}#html-body [data-pb-style="60A7F3C1B2D40"]{text-align:right}';
    const markup = `<style>${css}</style>${text('a', { 'data-pb-style': 'XKTCOC0' })}${text('b', { 'data-pb-style': '60A7F3C1B2D40' })}`;
    expect(getChildren(markup).map(({ textAlign }) => textAlign)).toEqual(['left', 'right']);
  });

  it('add the rules of an embedded block to the styles of the surrounding page', () => {
    const embedded = toStyleBlock(text('z bloku', { style: 'text-align: right' }));
    const page = `<style>#html-body [data-pb-style=PAGE001]{text-align:center}</style>${text('strona', { 'data-pb-style': 'PAGE001' })}<div class="widget block block-static-block">${embedded}</div>`;
    expect(getChildren(page)).toMatchObject([{ textAlign: 'center' }, { content: 'z bloku', textAlign: 'right' }]);
  });

  it('may have a style block whose tags were stripped, so that its text is in the page', () => {
    const [node] = getChildren(
      `#html-body [data-pb-style=AAAAAA1]{margin:1px}${text('x', { 'data-pb-style': 'AAAAAA1' })}`,
    );
    expect(node).toMatchObject({ content: 'x' });
    expect(node).not.toHaveProperty('marginTop');
  });

  it('may have a style block that was closed inside a paragraph', () => {
    expect(
      getChildren(
        `<p><style>#html-body [data-pb-style=AAAAAA1]{text-align:right}</style></p>${text('x', { 'data-pb-style': 'AAAAAA1' })}`,
      )[0],
    ).toMatchObject({ textAlign: 'right' });
  });

  it('do not split declarations inside url()', () => {
    const rule = '#html-body [data-pb-style=AAAAAA1]{background:url(data:image/png;base64,AA==) #fff;min-height:1px}';
    const [node] = getChildren(
      `<style>${rule}@media print{${rule}}</style>${contentType('slider', { 'data-pb-style': 'AAAAAA1' })}`,
    );
    expect(node).toMatchObject({
      backgroundColor: 'rgb(255, 255, 255)',
      minHeight: '1px',
      mediaQueries: [{ style: { minHeight: '1px' } }],
    });
  });
});

describe('variations of rows and columns', () => {
  it('[PBT-05] have the box of a contained row on the inner element and of others on the main one', () => {
    for (const appearance of ['contained', 'full-width', 'full-bleed']) {
      const markup = row(text('x'), { appearance, className: 'own', style: 'margin: 3px; min-height: 40px;' });
      expect(readNode('row', markup)).toMatchObject({
        appearance,
        marginTop: '3px',
        minHeight: '40px',
        cssClasses: ['own'],
      });
      expect(readNode('row', toStyleBlock(markup))).toMatchObject({
        appearance,
        marginTop: '3px',
        minHeight: '40px',
        cssClasses: ['own'],
      });
    }
  });

  it('are distinguished without an appearance by the location of their settings', () => {
    const contained = row('', { style: 'margin: 3px;' }).replace('data-appearance="contained"', '');
    const full = row('', { appearance: 'full-bleed', style: 'margin: 3px;' }).replace(
      'data-appearance="full-bleed"',
      'data-appearance=""',
    );
    expect(getChildren(contained + full)).toMatchObject([{ marginTop: '3px' }, { marginTop: '3px' }]);
    expect(getChildren(full)[0]).not.toHaveProperty('appearance');
  });

  it('hide a row by its main element, whatever the inner one has', () => {
    expect(
      getChildren(row('').replace('data-element="main"', 'data-element="main" style="display: none"'))[0]?.isHidden,
    ).toBe(true);
    expect(getChildren(row('', { style: 'display: none' }))[0]?.isHidden).toBe(false);
  });

  it('[PBT-09] have the flags of a background video also in rows with an image', () => {
    const { 'data-video-src': _, ...flags } = videoBackground('x');
    const node = readNode('row', row('', { attributes: { ...flags, 'data-background-type': 'image' } }));
    expect(node).toMatchObject({ backgroundType: 'image', videoLoop: true, videoLazyLoading: false });
    expect(node).not.toHaveProperty('videoSrc');
  });

  it('[PBT-09] remove the prefix of a video file', () => {
    expect(readNode('row', row('', { attributes: videoBackground('webm:/media/film.webm') })).videoSrc).toBe(
      '/media/film.webm',
    );
  });

  it.each([undefined, '', 'szybko', 'NaN'])('[PAR-01] use the default parallax speed for %j', (speed) => {
    expect(
      readNode('row', row('', { attributes: { 'data-parallax-speed': speed, 'data-enable-parallax': '' } })),
    ).toMatchObject({ parallaxSpeed: 0.5, enableParallax: false });
  });

  it('have columns of groups with lines, without lines and with both', () => {
    const withLines = columns([{ width: '50%', content: '' }]);
    const column = contentType('column', { style: 'width: 25%' });
    const both = withLines.replace(/<\/div>$/, `${column}</div>`);
    expect(getChildren(withLines)).toMatchObject([
      { children: [{ contentType: 'column-line', children: [{ width: '50%' }] }] },
    ]);
    expect(getChildren(contentType('column-group', { 'data-grid-size': '16' }, column))).toMatchObject([
      { gridSize: 16, children: [{ width: '25%' }] },
    ]);
    expect(getChildren(both)).toMatchObject([
      { children: [{ contentType: 'column-line' }, { contentType: 'column', width: '25%' }] },
    ]);
  });

  it.each([
    ['repeat no-repeat', 'repeat-x'],
    ['no-repeat  repeat', 'repeat-y'],
    ['No-Repeat', 'no-repeat'],
    ['sideways', undefined],
  ])('[PBT-07] have background-repeat: %s', (value, expected) => {
    expect(readNode('row', row('', { style: `background-repeat: ${value};` })).backgroundRepeat).toBe(expected);
  });

  it('have widths that a browser must calculate', () => {
    expect(
      readNode('column', contentType('column', { style: 'width: calc(33.33333333% - 20px); margin: 0 auto' })),
    ).toMatchObject({ width: 'calc(33.33333333% - 20px)', marginLeft: 'auto' });
  });
});

describe('variations of banners, images and buttons', () => {
  it('[PBT-26] have height and padding of a poster on its overlay and of a collage on its wrapper', () => {
    for (const appearance of ['poster', 'collage-left', 'collage-centered', 'collage-right']) {
      expect(readNode('banner', banner({ appearance, innerStyle: 'min-height: 20vh; padding: 7px;' }))).toMatchObject({
        appearance,
        minHeight: '20vh',
        paddingLeft: '7px',
      });
    }
  });

  it('[PBT-26] recognize a poster without an appearance by its overlay', () => {
    const markup = banner({ innerStyle: 'min-height: 20vh; padding: 7px;' }).replace('data-appearance="poster"', '');
    expect(readNode('banner', markup)).toMatchObject({ minHeight: '20vh', paddingLeft: '7px' });
  });

  it('[PBT-31] have the height of a slide on its main element', () => {
    const slide = banner({ type: 'slide', appearance: 'collage-left' }).replace(
      'margin: 0px;',
      'margin: 0px; min-height: 250px;',
    );
    expect(readNode('slide', slide).minHeight).toBe('250px');
  });

  it('keep the existing parts of a banner without wrapper or overlay', () => {
    const bare = contentType(
      'banner',
      { 'data-show-button': 'always' },
      '<a data-element="link" href="/x"><div data-element="content">Treść</div><button data-element="button">Dalej</button></a>',
    );
    expect(readNode('banner', bare)).toMatchObject({
      content: 'Treść',
      link: '/x',
      buttonText: 'Dalej',
      showButton: 'always',
    });
  });

  it('include a linked banner whose content contains a link, which parsers split', () => {
    const node = readNode(
      'banner',
      banner({ href: '/oferta', content: '<p>a <a href="/b">b</a> c</p><p>d</p>', button: 'Dalej', desktop: 'x.jpg' }),
    );
    expect(node).toMatchObject({ link: '/oferta', buttonText: 'Dalej', desktopImage: 'x.jpg' });
    expect(node.content).toBe('<p>a <a href="/b">b</a> c</p><p>d</p>');
  });

  it('[PBT-29] have no overlay color when none is set or it is never shown', () => {
    expect(readNode('banner', banner({ overlayColor: '' }))).not.toHaveProperty('overlayColor');
    expect(readNode('banner', banner({ overlayColor: '#fff', showOverlay: 'never' }))).not.toHaveProperty(
      'overlayColor',
    );
    expect(readNode('banner', banner({ overlayColor: '#fff', showOverlay: 'hover' })).overlayColor).toBe(
      'rgb(255, 255, 255)',
    );
  });

  it('[PBT-28] have no button text when the button is never shown', () => {
    expect(readNode('banner', banner({ button: 'Dalej', showButton: 'never' }))).not.toHaveProperty('buttonText');
    expect(readNode('banner', banner({ button: 'Dalej', showButton: 'hover' }))).toMatchObject({
      buttonText: 'Dalej',
      showButton: 'hover',
    });
  });

  it('[PBT-26] have the small print of a banner', () => {
    expect(readNode('banner', banner({ legal: '<small>Do 31 maja</small>' })).legal).toBe('<small>Do 31 maja</small>');
  });

  it('[PBT-15] have figures with one image, with the same one twice, and with none', () => {
    expect(
      readNode('image', contentType('image', {}, '<img data-element="mobile_image" src="m.jpg" alt="m">', 'figure')),
    ).toMatchObject({ mobileImage: { src: 'm.jpg' }, altText: 'm' });
    expect(
      readNode('image', contentType('image', {}, '\n <img src="d.jpg" class="lazyload">\n', 'figure')),
    ).toMatchObject({ desktopImage: { src: 'd.jpg' } });
    expect(readNode('image', image({ desktop: 'a.jpg' }))).not.toHaveProperty('mobileImage');
    expect(
      readNode('image', contentType('image', {}, '<a></a><figcaption data-element="caption"> </figcaption>', 'figure')),
    ).not.toHaveProperty('caption');
  });

  it('[PBT-16] open a new tab only for target _blank', () => {
    const target = (value: string) =>
      readNode('button-item', button('x', 'primary', { href: '/x' }).replace('target=""', `target="${value}"`))
        .openInNewTab;
    expect([target(''), target('_self'), target('_blank'), target('_BLANK')]).toEqual([false, false, true, true]);
  });

  it.each([
    ['primary', 'primary'],
    ['secondary', 'secondary'],
    ['tertiary', 'tertiary'],
    ['link', 'link'],
    ['invertedLink', 'invertedLink'],
    ['inverted-link', 'invertedLink'],
    ['underlineInvertedLink', 'underlineInvertedLink'],
    ['underline-inverted-link', 'underlineInvertedLink'],
    ['hollow', 'primary'],
  ])('[PBT-18] read pagebuilder-button-%s as %s', (name, type) => {
    expect(readNode('button-item', button('x', name)).buttonType).toBe(type);
  });

  it.each(['default', 'block', 'category', 'product', 'page'])(
    '[PBT-19] [PBT-20] have links of type %s',
    (linkType) => {
      const node = readNode(
        'button-item',
        button('x', 'primary', { href: 'cel', linkType, title: 'Tytuł okna', newTab: true }),
      );
      expect(node).toMatchObject({ link: 'cel', linkType, blockTitle: 'Tytuł okna', openInNewTab: true });
    },
  );

  it('include hand-written buttons, without marks or as the link itself', () => {
    const item = contentType(
      'button-item',
      {},
      '<p><a class="pagebuilder-button-secondary" href="/a" target="_blank">Kup</a></p>',
    );
    const link = contentType('button-item', { href: '/b', class: 'pagebuilder-button-link' }, 'Więcej', 'a');
    expect(
      readNode('buttons', contentType('buttons', {}, item + link + contentType('button-item', {}, 'Sam tekst'))),
    ).toMatchObject({
      children: [
        { text: 'Kup', link: '/a', buttonType: 'secondary', openInNewTab: true },
        { text: 'Więcej', link: '/b', buttonType: 'link' },
        { text: 'Sam tekst' },
      ],
    });
  });

  it('keep buttons without a label or a link, and hide disabled ones', () => {
    const hidden = button('x').replace('display: inline-block', 'display: none');
    expect(
      readNode('buttons', buttons([button(''), hidden], { appearance: 'stacked', sameWidth: true })),
    ).toMatchObject({
      appearance: 'stacked',
      isSameWidth: true,
      children: [
        { text: '', isHidden: false },
        { text: 'x', isHidden: true },
      ],
    });
  });
});

describe('variations of HTML and text', () => {
  it('[PBT-41] unescape HTML code once, and not at all when it is decoded or was never escaped', () => {
    expect(readNode('html', html('<p>a &nbsp;&lt;b&gt;</p>')).html).toBe('<p>a &nbsp;&lt;b&gt;</p>');
    expect(readNode('html', contentType('html', {}, '<p>a &lt;b&gt;</p>')).html).toBe('<p>a &lt;b&gt;</p>');
    expect(readNode('html', contentType('html', { 'data-decoded': 'true' }, '&lt;b&gt;')).html).toBe('&lt;b&gt;');
    expect(readNode('html', contentType('html', {}, '&amp;lt;b&amp;gt;x')).html).toBe('&lt;b&gt;x');
  });

  it('[PBT-41] unescape HTML code around the elements of a widget, whose own text stays text', () => {
    const widget = '<div class="widget block"><p>Rabat &lt;b&gt; 5%</p></div>';
    const code = `&lt;h2 onclick="x()"&gt;Cześć&lt;/h2&gt;&lt;div class="ramka"&gt;${widget}&lt;/div&gt;&lt;script&gt;x()&lt;/script&gt;`;
    const written = `<h2>Cześć</h2><div class="ramka">${widget}</div>`;
    expect(readNode('html', contentType('html', {}, code)).html).toBe(written);
    expect(readNode('text', text(`a${contentType('html', {}, code)}`)).content).toBe(`a<div>${written}</div>`);
    const decoded = readNode('html', contentType('html', { 'data-decoded': 'true' }, code)).html;
    expect(decoded).toContain('&lt;h2 onclick=');
    const [trusted] = parsePageBuilder(contentType('html', {}, code), { htmlPolicy: 'trusted' }).children;
    expect(trusted).toMatchObject({
      html: `<h2 onclick="x()">Cześć</h2><div class="ramka">${widget}</div><script>x()</script>`,
    });
  });

  it('[PBT-41] keep HTML code unchanged when the application trusts it', () => {
    const markup = '<p onclick="x()">a</p><script>y()</script>';
    const [escaped] = parsePageBuilder(html(markup), { htmlPolicy: 'trusted' }).children;
    expect(escaped).toMatchObject({ html: markup, isTrusted: true });
    const [decoded] = parsePageBuilder(
      contentType('html', { 'data-decoded': 'true' }, '<p onclick="x()">a &amp; b<br></p>'),
      { htmlPolicy: 'trusted' },
    ).children;
    expect(decoded).toMatchObject({ html: '<p onclick="x()">a &amp; b<br></p>', isTrusted: true });
    const form =
      '<form action="/x"><input name="a"><select name="b"><option>c</option></select><style>p > a{}</style></form>';
    expect(parsePageBuilder(contentType('html', {}, form), { htmlPolicy: 'trusted' }).children).toMatchObject([
      { html: form },
    ]);
  });

  it('cannot mark themselves as trusted', () => {
    const markup = contentType(
      'html',
      { isTrusted: 'true', 'data-trusted': 'true', 'data-is-trusted': '1' },
      '<p onclick="x()">a</p>',
    );
    expect(readNode('html', markup)).toMatchObject({ html: '<p>a</p>' });
    expect(readNode('html', markup)).not.toHaveProperty('isTrusted');
  });

  it('have content types inside text, html, banners and questions once, in their HTML', () => {
    const inner = text('<p>w środku</p>');
    const item = contentType('faq-item', {}, `<div data-element="answer">${inner}</div>`);
    for (const node of getChildren(text(inner) + contentType('html', {}, inner) + banner({ content: inner }) + item)) {
      expect(node.children).toEqual([]);
      expect(JSON.stringify(node)).toContain('w środku');
    }
  });

  it('have no directives, neither in a text nor in place of a URL', () => {
    const markup =
      text('{{widget type="Magento\\Cms\\Block\\Widget\\Block" block_id="3"}}') +
      image({ desktop: '{{media url=wysiwyg/a.jpg}}', alt: 'a' }) +
      row('', { desktop: '{{media url=&quot;wysiwyg/b.jpg&quot;}}' }) +
      contentType('row', {}, '{{block id="x"}}');
    expect(getChildren(markup)).toMatchObject([
      { content: '' },
      { contentType: 'image' },
      { contentType: 'row' },
      { contentType: 'row' },
    ]);
    expect(JSON.stringify(getChildren(markup))).not.toContain('{{');
  });

  it('may have attributes truncated by the quotes of a directive', () => {
    expect(
      getChildren(
        '<div data-content-type="buttons"><div data-content-type="button-item"><a href="{{store url=""}}about" data-element="link">O nas</a></div></div>',
      ),
    ).toMatchObject([{ children: [{ text: 'O nas' }] }]);
  });

  it('include content types that a table moves out of itself', () => {
    expect(
      getChildren(`<table>${text('przed')}<tr><td>${text('w komórce')}</td></tr></table>${text('po')}`),
    ).toMatchObject([{ content: 'przed' }, { content: 'w komórce' }, { content: 'po' }]);
  });

  it('move the styles of a style block back into markup of text', () => {
    const markup = text('<p style="text-align: right;"><span style="color: #e8a93a;">Kolor</span></p>');
    expect(getChildren(toStyleBlock(markup))).toEqual(getChildren(markup));
  });

  it('have Windows line breaks like any others', () => {
    const markup = `${text('<p>a</p>\n<p>b</p>')}\n${buttons([button('Kup\nteraz')])}`;
    expect(getChildren(markup.replaceAll('\n', '\r\n'))).toEqual(getChildren(markup));
  });

  it('[CMS-01] treat content from before Page Builder 1.0 as plain HTML', () => {
    expect(parseRichContent('<div data-role="row"><div data-href="/x"><p>Stara treść</p></div></div>')).toEqual({
      html: '<div><div><p>Stara treść</p></div></div>',
    });
  });

  it('include a description that was truncated inside a tag', () => {
    expect(() => getChildren(row(text('<p>opis')).slice(0, -20))).not.toThrow();
  });
});

describe('variations of lists and widgets', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['2', 2],
    ['-1', 0],
    ['1.5', 0],
    ['__proto__', 0],
  ])('[PBT-35] open tab %j as the one at %i', (active, index) => {
    expect(readNode('tabs', tabs([], { active })).defaultIndex).toBe(index);
  });

  it.each(['NaN', '', 'wolno', undefined])('[PBT-32] [PBT-34] use the default speed for %j', (speed) => {
    expect(readNode('slider', slider([], { 'data-autoplay-speed': speed })).autoplaySpeed).toBe(4000);
    expect(
      readNode('products', products([], { 'data-appearance': 'carousel', 'data-autoplay-speed': speed })).autoplaySpeed,
    ).toBe(4000);
  });

  it.each([
    map([]),
    contentType('map', {}),
    contentType('map', { 'data-locations': '' }),
    contentType('map', { 'data-locations': '{"length":9}' }),
    contentType('map', { 'data-locations': '[null,1,{}]' }),
  ])('[PBT-46] include a map without locations (%#)', (markup) => {
    expect(readNode('map', markup).locations).toEqual([]);
  });

  it('[PBT-33] have no product for the directive of a widget that was not rendered', () => {
    const directive =
      '{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" conditions_encoded="^[`1`:^[`value`:`MG-01`^]^]"}}';
    expect(readNode('products', contentType('products', { 'data-appearance': 'grid' }, directive)).pathNames).toEqual(
      [],
    );
  });

  it('keep no-break spaces and entities of names', () => {
    expect(readNode('tab-item', tabs([{ name: 'Skład\u00a0& porcje', content: '' }])).tabName).toBe(
      'Skład\u00a0& porcje',
    );
  });
});
