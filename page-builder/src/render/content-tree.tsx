'use client';

import { useMemo } from 'react';
import type { RichContentValue, RootNode } from '../nodes.ts';
import { ContentNodes } from './content-nodes.tsx';
import { headingShift, type HeadingLevel } from './heading-shift.ts';
import { RenderContextProvider } from './render-context.tsx';
import { RichHtml } from './rich-html.tsx';
import * as styles from './site.css.ts';
import { useDocumentKey } from './use-document-key.ts';

export interface ContentProps {
  /**
   * `page` when the content spans the window: rows keep to the site's width and gutters. `container` when it stands in
   * something that has a width already, such as a tab or a footer column. Default `page`.
   */
  width?: 'page' | 'container';
  /**
   * Whether the images of the first row are loaded immediately and first. For content at the top of a page. Default
   * false.
   */
  priority?: boolean;
  /**
   * The highest heading level the page has room for; all levels are lowered together when the content goes above it.
   * Default 1.
   */
  topHeadingLevel?: HeadingLevel;
}

/** A tree, drawn by the renderers of the `RendererContext` around it. */
export function ContentTree({
  content,
  width = 'page',
  priority = false,
  topHeadingLevel = 1,
}: ContentProps & { content: RootNode }) {
  const shift = useMemo(() => headingShift(content, topHeadingLevel), [content, topHeadingLevel]);
  const documentKey = useDocumentKey(content);
  const [first, ...others] = content.children;
  return (
    <RenderContextProvider
      key={documentKey}
      isPageWide={width === 'page'}
      headingShift={shift}
      hasPriority={false}
      widthShare={1}
    >
      {first && (
        <RenderContextProvider hasPriority={priority}>
          <ContentNodes nodes={[first]} />
        </RenderContextProvider>
      )}
      <ContentNodes nodes={others} />
    </RenderContextProvider>
  );
}

/** Markup without Page Builder. */
export function PlainContent({
  html,
  width = 'page',
  priority = false,
  topHeadingLevel = 1,
}: ContentProps & { html: string }) {
  const shift = useMemo(() => headingShift({ html }, topHeadingLevel), [html, topHeadingLevel]);
  return (
    <RenderContextProvider isPageWide={false} headingShift={shift} hasPriority={priority} widthShare={1}>
      <RichHtml html={html} className={width === 'page' ? styles.site : undefined} />
    </RenderContextProvider>
  );
}

/** Content that content types load, such as a block in a dialog, drawn by the renderers around it. */
export function NestedContent({ content, ...props }: ContentProps & { content: RichContentValue }) {
  return 'html' in content ? (
    <PlainContent {...props} html={content.html} />
  ) : (
    <ContentTree {...props} content={content} />
  );
}
