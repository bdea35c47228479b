'use client';

import { createContext, useContext } from 'react';
import { getBoxProps } from '../../render/box.ts';
import { NestedContent } from '../../render/content-tree.tsx';
import { useRenderContext } from '../../render/render-context.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './dynamic_block.css.ts';
import type { DynamicBlockNode } from '../../nodes.ts';
import { useDynamicBlocks } from './use-dynamic-blocks.ts';

/** Nesting depth of dynamic blocks, because a block may contain another one or itself. */
const DepthContext = createContext(0);
const maximumDepth = 4;

/**
 * Banners for the visitor, loaded after the page. The minimum height of the block reserves their space. Banners that
 * cannot be loaded are omitted without an error message.
 *
 * Hook for styles: `data-state="loading|ready|failed"` on the root.
 */
export default function DynamicBlock({ node }: ContentTypeProps<DynamicBlockNode>) {
  const { loadDynamicBlocks } = usePageBuilder();
  const depth = useContext(DepthContext);
  return loadDynamicBlocks && depth < maximumDepth ? (
    <Banners node={node} depth={depth} load={loadDynamicBlocks} />
  ) : null;
}

interface BannersProps {
  node: DynamicBlockNode;
  depth: number;
  load: NonNullable<ReturnType<typeof usePageBuilder>['loadDynamicBlocks']>;
}

function Banners({ node, depth, load }: BannersProps) {
  const { isPageWide } = useRenderContext();
  const { status, banners } = useDynamicBlocks(node, load);
  return (
    <div
      {...getBoxProps(node, node.displayInline && styles.inline)}
      data-state={status}
      aria-busy={status === 'loading'}
    >
      <DepthContext value={depth + 1}>
        {/* Banners have no name of their own to tell them apart, and their order stays. */}
        {banners.map((banner, index) => (
          <NestedContent
            key={index}
            content={banner}
            width={isPageWide && !node.displayInline ? 'page' : 'container'}
            topHeadingLevel={2}
          />
        ))}
      </DepthContext>
    </div>
  );
}
