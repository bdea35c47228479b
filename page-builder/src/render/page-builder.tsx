'use client';

import { useMemo } from 'react';
import type { RichContentValue, RootNode } from '../nodes.ts';
import { RendererContext } from './content-nodes.tsx';
import { ContentTree, PlainContent, type ContentProps } from './content-tree.tsx';
import { usePageBuilder } from './provider.tsx';
import { builtInRenderers } from './renderers.ts';

export interface PageBuilderProps extends ContentProps {
  /** Tree returned by `parsePageBuilder` of `@witryna/page-builder/parser`. */
  content: RootNode;
}

/** Renders a Page Builder tree. Works without a provider; see `PageBuilderProvider` for the settings of a host. */
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
  /** Value returned by `parseRichContent` of `@witryna/page-builder/parser`. */
  content: RichContentValue;
}

/** Renders any CMS content: a Page Builder tree or plain HTML. */
export function RichContent({ content, ...props }: RichContentProps) {
  return 'html' in content ? (
    <PlainContent {...props} html={content.html} />
  ) : (
    <PageBuilder {...props} content={content} />
  );
}
