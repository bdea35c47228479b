'use client';

import { createContext, Fragment, useContext } from 'react';
import type { ContentNode } from '../types.ts';
import { PlaceProvider, usePlace } from './place.tsx';
import type { ContentTypeRenderer } from './renderer.ts';
import * as styles from './site.css.ts';

/** The renderers of the page by content type. */
export const RendererContext = createContext<ReadonlyMap<string, ContentTypeRenderer>>(new Map());

/** Draws content types in order. Hidden ones and those without a renderer are left out (PBT-03). */
export function Nodes({ nodes }: { nodes: readonly ContentNode[] }) {
  const renderers = useContext(RendererContext);
  const { isPageWide } = usePlace();
  return nodes.map((node, index) => {
    const renderer = node.isHidden ? undefined : renderers.get(node.contentType);
    if (!renderer) return null;
    const element = renderer.render(node);
    if (!isPageWide || renderer.spansPage) return <Fragment key={index}>{element}</Fragment>;
    return (
      <div key={index} className={styles.site}>
        <PlaceProvider isPageWide={false}>{element}</PlaceProvider>
      </div>
    );
  });
}
