'use client';

import { createContext, Fragment, useContext } from 'react';
import type { ContentNode } from '../nodes.ts';
import { warnOnce } from '../warn-once.ts';
import { RenderContextProvider, useRenderContext } from './render-context.tsx';
import type { ContentTypeRenderer } from './renderer.ts';
import * as styles from './site.css.ts';

/** Renderers of the page by content type. */
export const RendererContext = createContext<ReadonlyMap<string, ContentTypeRenderer>>(new Map());

/** Renders content types in order. Hidden ones and those without a renderer are omitted. */
export function ContentNodes({ nodes }: { nodes: readonly ContentNode[] }) {
  const renderers = useContext(RendererContext);
  const { isPageWide } = useRenderContext();
  return nodes.map((node, index) => {
    if (node.isHidden) return null;
    const renderer = renderers.get(node.contentType);
    if (!renderer) {
      warnOnce(`Page Builder content type ${node.contentType} has no renderer. Pass one to PageBuilderProvider.`);
      return null;
    }
    const element = renderer.render(node);
    if (!isPageWide || renderer.fullWidth) return <Fragment key={index}>{element}</Fragment>;
    return (
      <div key={index} className={styles.site}>
        <RenderContextProvider isPageWide={false}>{element}</RenderContextProvider>
      </div>
    );
  });
}
