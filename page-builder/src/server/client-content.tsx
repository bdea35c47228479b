'use client';

import type { ReactNode } from 'react';
import type { ContentNode } from '../nodes.ts';
import { ContentNodes, RendererContext } from '../render/content-nodes.tsx';
import { RenderContextProvider, type RenderContext } from '../render/render-context.tsx';
import { useDocumentKey } from '../render/use-document-key.ts';
import { useRenderers } from '../render/use-renderers.ts';

export interface ClientContentProps extends RenderContext {
  /** Content types that need the browser. */
  nodes: readonly ContentNode[];
  /** Rendered content that replaces that of the nodes. */
  children?: ReactNode;
}

/** Renders in the browser what a page that is otherwise rendered by the server cannot do without: a slider, tabs. */
export default function ClientContent({ nodes, children, ...context }: ClientContentProps) {
  const documentKey = useDocumentKey(nodes);
  return (
    <RendererContext value={useRenderers()}>
      <RenderContextProvider key={documentKey} {...context}>
        {children ?? <ContentNodes nodes={nodes} />}
      </RenderContextProvider>
    </RendererContext>
  );
}
