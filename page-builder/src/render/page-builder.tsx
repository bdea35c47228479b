'use client';

import { lazy, Suspense } from 'react';
import type { RichContentValue, RootNode } from '../nodes.ts';
import { RendererContext } from './content-nodes.tsx';
import { ContentTree, PlainContent, type ContentProps } from './content-tree.tsx';
import { useRenderers } from './use-renderers.ts';

export interface PageBuilderProps extends ContentProps {
  /** Tree returned by `parsePageBuilder` of `@witryna/page-builder/parser`. */
  content: RootNode;
}

/** Renders a Page Builder tree. Works without a provider; see `PageBuilderProvider` for the settings of a host. */
export function PageBuilder(props: PageBuilderProps) {
  return (
    <RendererContext value={useRenderers()}>
      <ContentTree {...props} />
    </RendererContext>
  );
}

// Only a string needs the parser, which is larger than the renderers.
const ParseContent = lazy(() => import('./parse-content.tsx'));

export interface RichContentProps extends ContentProps {
  /**
   * Value returned by `parseRichContent` of `@witryna/page-builder/parser`. A string is parsed and sanitized here, for
   * which the browser loads the parser (18 kB, Brotli): parse where you fetch. Null and undefined render nothing.
   */
  content: RichContentValue | string | null | undefined;
}

/** Renders any CMS content: a Page Builder tree or plain HTML. */
export function RichContent({ content, ...props }: RichContentProps) {
  if (content === null || content === undefined) return null;
  if (typeof content === 'string')
    return (
      <Suspense>
        <ParseContent html={content}>{(parsed) => <ParsedContent {...props} content={parsed} />}</ParseContent>
      </Suspense>
    );
  return <ParsedContent {...props} content={content} />;
}

/** Renders what the parser returned. */
function ParsedContent({ content, ...props }: ContentProps & { content: RichContentValue }) {
  return 'html' in content ? (
    <PlainContent {...props} html={content.html} />
  ) : (
    <PageBuilder {...props} content={content} />
  );
}
