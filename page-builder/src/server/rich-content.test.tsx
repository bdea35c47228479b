import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineContentType } from '../define-content-type.ts';
import { documents } from '../fixtures/documents.ts';
import { block, columns, contentType, divider, heading, html, row, text } from '../fixtures/markup.ts';
import { parseRichContent } from '../parser/index.node.ts';
import { loadRenderers } from '../render/load-renderers.ts';
import { RichContent as ClientRichContent } from '../render/page-builder.tsx';
import { RichContent } from './rich-content.tsx';

const logger = { warn: () => undefined, error: () => undefined };
/** Ids of React depend on the depth of components, which differs. */
const render = (element: ReactElement) => renderToStaticMarkup(element).replace(/_R_\w+?_/g, 'id');
const parse = (markup: string) => parseRichContent(markup, { logger });
/** Ends when the code of all client components of the content is there; static markup waits for none. */
const loadClientParts = (contents: readonly ReturnType<typeof parse>[]) =>
  new Promise<void>((resolve, reject) => {
    const all = contents.map((content, index) => <RichContent key={index} content={content} />);
    renderToPipeableStream(<>{all}</>, { onAllReady: resolve, onError: reject });
  });

describe('RichContent of server components', () => {
  beforeAll(async () => {
    for (const markup of documents) await loadRenderers(parse(markup));
    await loadClientParts(documents.map(parse));
  });

  it.each(documents.map((markup, index) => [index, markup] as const))(
    'renders document %i as the client does',
    (_, markup) => {
      const content = parse(markup);
      for (const width of ['page', 'container'] as const) {
        const props = { content, width, priority: true, topHeadingLevel: 2 } as const;
        expect(render(<RichContent {...props} />)).toBe(render(<ClientRichContent {...props} />));
      }
    },
  );

  it('parses and sanitizes a string, and renders nothing for an empty field of GraphQL', () => {
    expect(render(<RichContent content={'<p>a<script>x</script></p>'} />)).toContain('<p>a</p>');
    expect(render(<RichContent content={null} />)).toBe('');
    expect(render(<RichContent content={undefined} />)).toBe('');
  });

  it('uses the renderers of the application, for new content types and in place of built-in ones', () => {
    const loud = defineContentType({
      contentType: 'heading',
      hasChildren: false,
      empty: (base) => ({ ...base, contentType: 'heading', headingType: 'h2', text: '' }),
      read: (element, _, empty) => ({ ...empty, text: element.attributes.get('data-shout') ?? '' }),
      component: ({ node }) => <strong>{node.text}</strong>,
    });
    const content = parseRichContent(
      row(contentType('heading', { 'data-shout': 'Tak' }, '') + text('<p>a</p>')) + heading('Nie'),
      { logger, readers: [loud.reader] },
    );
    const drawn = render(<RichContent content={content} renderers={[loud.renderer]} />);
    expect(drawn).toContain('<strong>Tak</strong>');
    expect(drawn).toContain('<p>a</p>');
    expect(drawn).not.toContain('<h2');
  });

  it('keeps the ids of content types', async () => {
    let count = 0;
    const content = parse(
      `${row(heading('a') + text('<p>b</p>') + html('<p>c</p>'))}${columns([{ width: '50%', content: divider('') }])}${block('<p>d</p>')}`.replace(
        / data-content-type=/g,
        (all) => ` id="x${count++}"${all}`,
      ),
    );
    await loadClientParts([content]);
    const drawn = render(<RichContent content={content} />);
    expect(drawn).toBe(render(<ClientRichContent content={content} />));
    for (let index = 0; index < count; index++) expect(drawn.split(` id="pb-x${index}"`), `x${index}`).toHaveLength(2);
  });

  it('keeps trusted HTML as it is', () => {
    const content = parseRichContent(html('<form>a</form>'), { htmlPolicy: 'trusted' });
    expect(render(<RichContent content={content} />)).toContain('<form>a</form>');
  });
});
