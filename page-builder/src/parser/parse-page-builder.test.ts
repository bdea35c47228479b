import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { documents } from '../fixtures/documents.ts';
import {
  banner,
  button,
  buttons,
  columns,
  contentType,
  heading,
  html,
  image,
  products,
  row,
  text,
} from '../fixtures/markup.ts';
import { tabs } from '../fixtures/markup-widgets.ts';
import type { ContentNode, RowNode, TextNode } from '../nodes.ts';
import { defineReader, isPageBuilder, parsePageBuilder, parseRichContent, sanitizeHtml } from './index.node.ts';
import { builtInReaders } from './readers.ts';

const silent = () => ({
  warn: vi.fn<(message: string) => void>(),
  error: vi.fn<(message: string, error?: unknown) => void>(),
});

function flatten(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

describe('parsePageBuilder', () => {
  it('reads an empty field of GraphQL as content without children', () => {
    for (const empty of [null, undefined, ''])
      expect(parsePageBuilder(empty)).toEqual({ contentType: 'root-container', appearance: null, children: [] });
    expect(parseRichContent(null)).toEqual({ html: '' });
    expect(sanitizeHtml(undefined)).toBe('');
  });

  it('[PBT-01] returns nodes with contentType, appearance, children and the settings of the type, in document order', () => {
    const tree = parsePageBuilder(row(heading('Tytuł', 3) + text('<p>Tekst</p>'), { style: 'padding: 5px;' }));
    expect(tree.contentType).toBe('root-container');
    expect(tree.children).toMatchObject([
      {
        contentType: 'row',
        appearance: 'contained',
        paddingTop: '5px',
        verticalAlignment: 'top',
        children: [
          { contentType: 'heading', appearance: 'default', text: 'Tytuł', headingType: 'h3', children: [] },
          { contentType: 'text', content: '<p>Tekst</p>', children: [] },
        ],
      },
    ]);
  });

  it.each(builtInReaders.map(({ contentType: type }) => type))(
    '[PBT-02] reads the common style fields of %s',
    (type) => {
      const style =
        'margin: 1px 2px 3px 4px; padding: 5px 6px 7px 8px; border-style: dashed; border-color: #fff; border-width: 2px; border-radius: 9px; ' +
        'text-align: center; min-height: 120px; background-color: red;';
      const media = '@media only screen and (max-width: 768px){#html-body [data-pb-style=A]{min-height:60px}}';
      // A part of the type has the box if there is one; the style is on both.
      const part = (element: string, content = '') =>
        `<div class="own" data-element="${element}" data-pb-style="A">${content}</div>`;
      const inside: Record<string, string> = {
        banner: part('wrapper', part('overlay')),
        slide: part('wrapper', part('overlay')),
        'button-item': part('link', 'x'),
        image: '<img data-element="desktop_image" src="a.jpg" data-pb-style="A">',
        tabs: part('content'),
        video: part('wrapper'),
      };
      const html =
        `<style>#html-body [data-pb-style=A]{${style}}${media}</style>` +
        contentType(
          type,
          { class: 'own', 'data-pb-style': 'A', 'data-appearance': type === 'row' ? 'full-bleed' : 'default' },
          inside[type] ?? 'x',
        );
      const [node] = parsePageBuilder(html, { logger: silent() }).children;
      expect(node).toMatchObject({
        contentType: type,
        marginTop: '1px',
        marginRight: '2px',
        marginBottom: '3px',
        marginLeft: '4px',
        paddingTop: '5px',
        paddingRight: '6px',
        paddingBottom: '7px',
        paddingLeft: '8px',
        border: 'dashed',
        borderColor: 'rgb(255, 255, 255)',
        borderWidth: '2px',
        borderRadius: '9px',
        textAlign: 'center',
        cssClasses: ['own'],
        mediaQueries: [{ media: 'only screen and (max-width: 768px)', style: { minHeight: '60px' } }],
        // An image and a video have the height of their content.
        ...(type !== 'image' && type !== 'video' && { minHeight: '120px', backgroundColor: 'rgb(255, 0, 0)' }),
      });
    },
  );

  it('[PBT-03] warns about a content type without a reader and continues with its siblings', () => {
    const logger = silent();
    const { children } = parsePageBuilder(contentType('countdown', {}, text('w środku')) + text('obok'), { logger });
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      'Page Builder countdown content type is not supported, this content will not be rendered. Define it with defineContentType.',
    );
    expect(children).toMatchObject([
      { contentType: 'unsupported', type: 'countdown', children: [{ content: 'w środku' }] },
      { content: 'obok' },
    ]);
  });

  it('[PBT-03] keeps the sanitized HTML of an unknown content type with keepUnsupported, once', () => {
    const logger = silent();
    const { children } = parsePageBuilder(contentType('countdown', {}, `<p onclick="x">3 dni</p>${text('w środku')}`), {
      logger,
      keepUnsupported: true,
    });
    expect(children).toEqual([
      expect.objectContaining({
        contentType: 'unsupported',
        type: 'countdown',
        html: '<p>3 dni</p><div>w środku</div>',
        children: [],
      }),
    ]);
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      'Page Builder countdown content type is not supported, this content will not be rendered. Define it with defineContentType.',
    );
  });

  it('parses a content type of the application with its own reader, and replaces a built-in one', () => {
    const logger = silent();
    const shout = defineReader<TextNode>({
      contentType: 'text',
      hasChildren: false,
      empty: (base) => ({ ...base, contentType: 'text', content: '' }),
      read: (element, context, empty) => ({ ...empty, content: context.toHtml(element.children).toUpperCase() }),
    });
    const { children } = parsePageBuilder(text('głośno') + heading('x'), { logger, readers: [shout] });
    expect(children).toMatchObject([{ content: 'GŁOŚNO' }, { contentType: 'heading' }]);
  });

  it('reports problems that a merchant should fix, if requested', () => {
    const onProblem = vi.fn();
    const html = `Luzem ${image({ desktop: '/a.jpg' }).replaceAll(' alt=""', '')}${text('<img src="/b.jpg">')}${image({ desktop: '/c.jpg', caption: 'Podpis' }).replaceAll(' alt=""', '')}`;
    parsePageBuilder(html, { onProblem });
    expect(onProblem.mock.calls.flat()).toEqual([
      { kind: 'missing-alt', subject: '/a.jpg' },
      { kind: 'missing-alt', subject: '/b.jpg' },
      { kind: 'outside-content-types', subject: 'Luzem' },
    ]);
    const [error, warn] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    parsePageBuilder(html);
    expect([error, warn].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('reports content of rows and columns that is not in a content type and not rendered', () => {
    const onProblem = vi.fn();
    const column = columns([{ width: '50%', content: '<p>W kolumnie</p><img src="/media/a.jpg" alt="A">' }]);
    parsePageBuilder(
      row(
        `<h2>W wierszu</h2>${column}${tabs([{ name: 'Karta', content: '<iframe src="https://example.org/x"></iframe>' }])}`,
      ),
      { onProblem },
    );
    expect(onProblem.mock.calls.flat()).toEqual(
      ['W kolumnie', '/media/a.jpg', 'https://example.org/x', 'W wierszu'].map((subject) => ({
        kind: 'outside-content-types',
        subject,
      })),
    );
  });

  it('reports stripped elements, except those without visible content', () => {
    const onProblem = vi.fn();
    const form = '<form><input name="email"><select><option>a</option></select><button>Zapisz</button></form>';
    const others =
      '<script>x()</script><style>p{color:red}</style><noscript>x</noscript><iframe src="https://maps.example/embed"></iframe><img src="javascript:x()" alt="">';
    parsePageBuilder(html(form + others), { onProblem });
    expect(onProblem.mock.calls.flat()).toEqual(
      ['<input>', '<option>', '<button>', '<script>', 'https://maps.example/embed', 'javascript:x()'].map(
        (subject) => ({ kind: 'not-allowed', subject }),
      ),
    );
  });

  it('reports directives left in texts and URLs', () => {
    const onProblem = vi.fn();
    // A figure without its own mobile image contains the same one twice.
    const picture = '{{media url=wysiwyg/a.jpg}}';
    parsePageBuilder(
      row(
        `${text(`<p>Zadzwoń: {{config path="x/y"}}</p><img src="${picture}" alt="">`)}${image({ desktop: picture, alt: 'A' })}`,
        { desktop: picture },
      ),
      { onProblem },
    );
    expect(onProblem.mock.calls.flat()).toEqual(
      ['{{config path="x/y"}}', picture, picture, picture, picture].map((subject) => ({ kind: 'directive', subject })),
    );
  });

  it('does not report text of plain HTML', () => {
    const onProblem = vi.fn();
    parseRichContent('<p data-content-type="">Zwykły tekst</p>', { onProblem });
    expect(onProblem).not.toHaveBeenCalled();
  });

  it.each(['__proto__', 'constructor', 'toString'])('[PBT-03] treats %s as an unknown content type too', (type) => {
    const logger = silent();
    expect(parsePageBuilder(contentType(type, {}), { logger }).children).toMatchObject([
      { contentType: 'unsupported', type },
    ]);
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  it('[PBT-04] logs a failed reader and keeps its node with defaults and children', () => {
    const logger = silent();
    const failure = new Error('unreadable');
    const failing = defineReader<RowNode>({
      contentType: 'row',
      hasChildren: true,
      empty: (base) => ({
        ...base,
        contentType: 'row',
        enableParallax: false,
        parallaxSpeed: 0.5,
        videoLoop: false,
        videoPlayOnlyVisible: false,
        videoLazyLoading: false,
      }),
      read: () => {
        throw failure;
      },
    });
    const { children } = parsePageBuilder(row(heading('x')) + text('y'), { logger, readers: [failing] });
    expect(logger.error).toHaveBeenCalledExactlyOnceWith('Failed to aggregate config for content type row.', failure);
    expect(children).toMatchObject([
      {
        contentType: 'row',
        appearance: 'contained',
        enableParallax: false,
        children: [{ contentType: 'heading', text: 'x' }],
      },
      { content: 'y' },
    ]);
  });

  it('searches wrappers, white space and comments', () => {
    const html = `<div class="widget">\n<!-- a --><section>${text('1')}</section> tekst ${text('2')}</div>${text('3')}`;
    expect(parsePageBuilder(html).children).toMatchObject([{ content: '1' }, { content: '2' }, { content: '3' }]);
  });

  it('does not return content of text, html and banners again as children', () => {
    const html = text(text('w środku')) + contentType('html', {}, text('w html'));
    expect(flatten(parsePageBuilder(html).children)).toHaveLength(2);
  });

  it('marks content types that the merchant has disabled', () => {
    expect(
      parsePageBuilder(text('x', { style: 'display: none' }) + text('y')).children.map(({ isHidden }) => isHidden),
    ).toEqual([true, false]);
  });

  it('returns plain JSON: missing values are absent, and nothing is null, undefined or an empty style', () => {
    for (const html of documents) {
      const tree = parsePageBuilder(html, { logger: silent() });
      expect(JSON.parse(JSON.stringify(tree))).toStrictEqual(tree);
      expect(JSON.stringify(tree).replaceAll('"contentType":"root-container","appearance":null', '')).not.toMatch(
        /:null/,
      );
    }
  });

  it('never throws for any input', () => {
    const logger = silent();
    const attribute = fc.tuple(
      fc.constantFrom(
        'data-content-type',
        'data-appearance',
        'data-background-images',
        'data-pb-style',
        'style',
        'href',
        'data-image-dimensions',
      ),
      fc.string(),
    );
    const tag = fc
      .tuple(
        fc.constantFrom('div', 'h2', 'figure', 'a', 'img', 'style', 'table'),
        fc.array(attribute, { maxLength: 4 }),
        fc.string(),
      )
      .map(
        ([name, attributes, content]) =>
          `<${name} ${attributes.map(([key, value]) => `${key}="${value}"`).join(' ')}>${content}`,
      );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(tag).map((tags) => tags.join('')),
        ),
        (html) => {
          expect(() => parsePageBuilder(html, { logger })).not.toThrow();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps siblings of endlessly nested markup', () => {
    const { children } = parsePageBuilder(
      '<div>'.repeat(3000) + text('głęboko') + '</div>'.repeat(3000) + text('obok'),
      { logger: silent() },
    );
    expect(children).toMatchObject([{ content: 'obok' }]);
  });

  it('aborts documents that would multiply elements endlessly', () => {
    const html = Array.from({ length: 3000 }, (_, index) => `<b id="${index}">`).join('') + '<p></p>'.repeat(30_000);
    expect(parsePageBuilder(text('przed') + html).children).toMatchObject([{ content: 'przed' }]);
  });
});

describe('isPageBuilder and parseRichContent', () => {
  it('[CMS-01] treat content with content-type markers as Page Builder and everything else as plain HTML', () => {
    expect(isPageBuilder(text('x'))).toBe(true);
    expect(isPageBuilder('<p>x</p>')).toBe(false);
    expect(parseRichContent(text('x'))).toMatchObject({ contentType: 'root-container', children: [{ content: 'x' }] });
    expect(parseRichContent('<p onclick="x">x</p>')).toEqual({ html: '<p>x</p>' });
  });

  it('[CMS-01] keep the own text of a plain page, and of a plain block, that embeds Page Builder content', () => {
    const embedded = `<div class="widget block"><style></style>${contentType('heading', {}, 'Z bloku')}</div>`;
    const page = `<style></style><h1>Tytuł</h1>\n<p onclick="x()">Tekst</p>${embedded}\n<div>${embedded}<img src="/a.jpg" alt="a">koniec</div>`;
    const children = [
      { contentType: 'text', content: '<h1>Tytuł</h1>\n<p>Tekst</p>' },
      { contentType: 'heading', text: 'Z bloku' },
      { contentType: 'heading', text: 'Z bloku' },
      { contentType: 'text', content: '<img src="/a.jpg" alt="a">koniec' },
    ];
    expect(parseRichContent(page, { htmlPolicy: 'trusted' })).toMatchObject({ children });
    expect(parseRichContent(contentType('block', {}, page))).toMatchObject({
      children: [{ richContent: { children } }],
    });
  });

  it('[CMS-01] keep the own text of a plain page whose block ends its paragraph, so that rows are at the top level', () => {
    const page = `<p>Wstęp</p><p><style></style>${contentType('heading', {}, 'Z bloku')}</p><p>Koniec</p>`;
    const children = [
      { contentType: 'text', content: '<p>Wstęp</p><p></p>' },
      { contentType: 'heading', text: 'Z bloku' },
      { contentType: 'text', content: '<p></p><p>Koniec</p>' },
    ];
    expect(parseRichContent(page)).toMatchObject({ children });
    expect(parseRichContent(contentType('block', {}, page))).toMatchObject({
      children: [{ richContent: { children } }],
    });
    const styled = `<style></style>\n${contentType('heading', {}, 'a')}\n<p></p>`;
    expect(parseRichContent(styled)).toMatchObject({ children: [{ contentType: 'heading' }] });
  });

  it('[CMS-01] report and do not render a style block whose element a text editor has removed', () => {
    const rules =
      '#html-body [data-pb-style=A]{margin:0}@media (max-width: 768px) { #html-body [data-pb-style=A]{margin:1px} }';
    const page = `${rules}${contentType('heading', {}, 'Z bloku')}<p>${rules}</p><p>Koniec</p>`;
    const onProblem = vi.fn();
    expect(parseRichContent(page, { onProblem })).toMatchObject({
      children: [
        { contentType: 'heading', text: 'Z bloku' },
        { contentType: 'text', content: '<p>Koniec</p>' },
      ],
    });
    const problem = { kind: 'outside-content-types', subject: rules.slice(0, 80) };
    expect(onProblem.mock.calls.flat()).toEqual([problem, problem]);
  });

  it('[CMS-01] treat markers in text or in other markup as plain HTML', () => {
    expect(parseRichContent('<pre>&lt;div data-content-type="row"&gt;</pre>')).toEqual({
      html: '<pre>&lt;div data-content-type="row"&gt;</pre>',
    });
    expect(parseRichContent('<div data-content-type="">x</div>')).toEqual({ html: '<div>x</div>' });
    expect(parseRichContent('<div data-role="row">x</div>')).toEqual({ html: '<div>x</div>' });
  });
});

describe('shopUrls', () => {
  const shopUrls = { 'magento.example/shop': '', 'www.shop.example': '' };
  const url = 'https://magento.example/shop/lamps.html?a=1';

  it.each([
    ['a button', buttons([button('Lampy', 'primary', { href: url })])],
    ['a banner', banner({ href: url, content: '<p>Lampy</p>' })],
    ['an image', image({ href: url })],
  ])('makes the link of %s a path', (_, markup) => {
    const nodes = flatten(parsePageBuilder(row(markup), { shopUrls }).children);
    expect(nodes.flatMap((node) => ('link' in node ? [node.link] : []))).toEqual(['/lamps.html?a=1']);
  });

  it('makes the links of a product list paths', () => {
    const nodes = flatten(parsePageBuilder(row(products([url])), { shopUrls }).children);
    expect(nodes).toContainEqual(expect.objectContaining({ pathNames: ['/lamps.html?a=1'] }));
  });

  it.each(['https://magento.example/blog', 'https://magento.example/shop/media/a.pdf', 'javascript:alert(1)'])(
    'leaves %s as it is without them',
    (href) => {
      const link = (options: object) =>
        JSON.stringify(parsePageBuilder(buttons([button('Lampy', 'primary', { href })]), options));
      expect(link({ shopUrls })).toBe(link({}));
    },
  );
});
