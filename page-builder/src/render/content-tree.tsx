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
   * Width of the surroundings: `page` if the content spans the window, so that rows apply the site width and gutters;
   * `container` if a parent element has a width, e.g. a tab or a footer column. Default `page`.
   */
  width?: 'page' | 'container';
  /**
   * Whether the images of the first row load eagerly with high priority, for content at the top of a page. Default
   * `false`.
   */
  priority?: boolean;
  /** Highest heading level available; if the content exceeds it, all its levels are lowered together. Default 1. */
  topHeadingLevel?: HeadingLevel;
}

/** Renders a tree with the renderers of the surrounding `RendererContext`. */
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

/** Renders HTML without Page Builder content. */
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

/** Renders content that content types load, such as a block in a dialog, with the surrounding renderers. */
export function NestedContent({ content, ...props }: ContentProps & { content: RichContentValue }) {
  return 'html' in content ? (
    <PlainContent {...props} html={content.html} />
  ) : (
    <ContentTree {...props} content={content} />
  );
}
