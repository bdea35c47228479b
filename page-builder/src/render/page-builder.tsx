'use client';

import { useMemo } from 'react';
import type { RichContentValue, RootNode } from '../types.ts';
import { headingShift, type HeadingLevel } from './heading-shift.ts';
import { Nodes, RendererContext } from './nodes.tsx';
import { PlaceProvider } from './place.tsx';
import { usePageBuilder } from './provider.tsx';
import { builtInRenderers } from './renderers.ts';
import { RichHtml } from './rich-html.tsx';
import * as styles from './site.css.ts';
import { useDocumentKey } from './use-document-key.ts';

interface ContentProps {
  /**
   * `page` when the content spans the window: rows keep to the site's width and gutters. `container` when it stands in something that has
   * a width already, such as a tab or a footer column. Default `page`.
   */
  width?: 'page' | 'container';
  /** Whether the pictures of the first row are loaded at once and first. For content at the top of a page. Default false. */
  priority?: boolean;
  /** The highest heading level the page has room for; all levels are lowered together when the content goes above it. Default 1. */
  topHeadingLevel?: HeadingLevel;
}

export interface PageBuilderProps extends ContentProps {
  /** A tree made by `parsePageBuilder` of `@witryna/page-builder/parser`. */
  content: RootNode;
}

/** Draws a Page Builder tree. Works without a provider; see `PageBuilderProvider` for what a host can lend. */
export function PageBuilder({ content, width = 'page', priority = false, topHeadingLevel = 1 }: PageBuilderProps) {
  const { renderers } = usePageBuilder();
  const byType = useMemo(
    () => new Map([...builtInRenderers, ...renderers].map((renderer) => [renderer.contentType, renderer])),
    [renderers],
  );
  const shift = useMemo(() => headingShift(content, topHeadingLevel), [content, topHeadingLevel]);
  const documentKey = useDocumentKey(content);
  const [first, ...others] = content.children;
  return (
    <RendererContext value={byType}>
      <PlaceProvider key={documentKey} isPageWide={width === 'page'} headingShift={shift} hasPriority={false} widthShare={1}>
        {first && <PlaceProvider hasPriority={priority}><Nodes nodes={[first]} /></PlaceProvider>}
        <Nodes nodes={others} />
      </PlaceProvider>
    </RendererContext>
  );
}

export interface RichContentProps extends ContentProps {
  /** What `parseRichContent` of `@witryna/page-builder/parser` made. */
  content: RichContentValue;
}

/** Draws any CMS content: Page Builder when there are content types in it, plain HTML otherwise (CMS-01). */
export function RichContent({ content, ...props }: RichContentProps) {
  return 'html' in content ? <PlainContent {...props} html={content.html} /> : <PageBuilder {...props} content={content} />;
}

function PlainContent({ html, width = 'page', priority = false, topHeadingLevel = 1 }: ContentProps & { html: string }) {
  const shift = useMemo(() => headingShift({ html }, topHeadingLevel), [html, topHeadingLevel]);
  return (
    <PlaceProvider isPageWide={false} headingShift={shift} hasPriority={priority} widthShare={1}>
      <RichHtml html={html} className={width === 'page' ? styles.site : undefined} />
    </PlaceProvider>
  );
}
