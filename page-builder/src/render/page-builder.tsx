'use client';

import { useMemo } from 'react';
import type { RichContentValue, RootNode } from '../nodes.ts';
import { RendererContext } from './content-nodes.tsx';
import { ContentTree, PlainContent, type ContentProps } from './content-tree.tsx';
import { usePageBuilder } from './provider.tsx';
import { builtInRenderers } from './renderers.ts';

export interface PageBuilderProps extends ContentProps {
  /** A tree made by `parsePageBuilder` of `@witryna/page-builder/parser`. */
  content: RootNode;
}

/** Renders a Page Builder tree. Works without a provider; see `PageBuilderProvider` for what a host can lend. */
export function PageBuilder(props: PageBuilderProps) {
  const { renderers } = usePageBuilder();
  const byType = useMemo(
    () => new Map([...builtInRenderers, ...renderers].map((renderer) => [renderer.contentType, renderer])),
    [renderers],
  );
  return (
    <RendererContext value={byType}>
      <ContentTree {...props} />
    </RendererContext>
  );
}

export interface RichContentProps extends ContentProps {
  /** What `parseRichContent` of `@witryna/page-builder/parser` made. */
  content: RichContentValue;
}

/** Renders any CMS content: Page Builder when there are content types in it, plain HTML otherwise. */
export function RichContent({ content, ...props }: RichContentProps) {
  return 'html' in content ? (
    <PlainContent {...props} html={content.html} />
  ) : (
    <PageBuilder {...props} content={content} />
  );
}
