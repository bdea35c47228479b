// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contentType, divider, text } from './fixtures/markup.ts';
import { defineContentType, PageBuilderProvider, RichContent, type ContentTypeProps, type NodeBase } from './index.ts';
import { parseRichContent } from './parser/index.node.ts';

interface CountdownNode extends NodeBase {
  contentType: 'countdown';
  end?: string;
}

declare module './nodes.ts' {
  interface ContentTypes {
    countdown: CountdownNode;
  }
}

const countdown = defineContentType({
  contentType: 'countdown',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'countdown' }),
  read: (element, context, empty) => ({ ...empty, end: element.attributes.get('data-end') }),
  component: ({ node }: ContentTypeProps<CountdownNode>) => <time dateTime={node.end}>do {node.end}</time>,
});

describe('defineContentType', () => {
  it('adds a content type, which is then parsed and rendered', () => {
    const warn = vi.fn<() => void>();
    const content = parseRichContent(contentType('countdown', { 'data-end': '2026-12-01' }) + text('obok'), {
      readers: [countdown.reader],
      logger: { warn, error: warn },
    });
    const { container } = render(
      <PageBuilderProvider renderers={[countdown.renderer]}>
        <RichContent content={content} />
      </PageBuilderProvider>,
    );
    expect(container.querySelector('time')?.outerHTML).toBe('<time datetime="2026-12-01">do 2026-12-01</time>');
    expect(container.textContent).toContain('obok');
    expect(warn).not.toHaveBeenCalled();
  });

  it('omits fields that the reader does not find', () => {
    const content = parseRichContent(contentType('countdown', {}), { readers: [countdown.reader] });
    expect('children' in content && content.children[0]).toStrictEqual({
      contentType: 'countdown',
      appearance: 'default',
      isHidden: false,
      cssClasses: [],
      mediaQueries: [],
      children: [],
    });
  });

  it('replaces a built-in content type', () => {
    const plain = defineContentType({
      contentType: 'divider',
      hasChildren: false,
      empty: (base) => ({ ...base, contentType: 'divider', width: '100%' }),
      read: (element, context, empty) => ({ ...empty, width: '10%' }),
      component: ({ node }) => <p>linia {node.width}</p>,
    });
    const content = parseRichContent(divider('width: 50%;'), { readers: [plain.reader] });
    const { container } = render(
      <PageBuilderProvider renderers={[plain.renderer]}>
        <RichContent content={content} />
      </PageBuilderProvider>,
    );
    expect(container.querySelector('hr')).toBeNull();
    expect(container.textContent).toBe('linia 10%');
  });
});
