import { Background } from '../../render/background.tsx';
import * as background from '../../render/background.css.ts';
import { getBoxProps, getLightThemeProps } from '../../render/box.ts';
import { classNames } from '../../render/class-names.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import { RenderContextProvider, useRenderContext } from '../../render/render-context.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as site from '../../render/site.css.ts';
import { parallaxMotion } from './parallax-motion.ts';
import type { RowNode } from '../../nodes.ts';
import * as styles from './row.css.ts';

/**
 * A row. On a page, `contained` keeps background and content to the width of the site, `full-width` keeps only the
 * content to it, and `full-bleed` neither. Inside a narrower container all three take the available width.
 */
export function Row({ node }: ContentTypeProps<RowNode>) {
  const { isPageWide } = useRenderContext();
  const isContained = node.appearance !== 'full-width' && node.appearance !== 'full-bleed';
  const box = getBoxProps(
    node,
    background.ground,
    styles.row,
    node.verticalAlignment && styles.alignment[node.verticalAlignment],
  );
  const keepsContent = isPageWide && node.appearance === 'full-width';
  const row = (
    <div {...box} {...getLightThemeProps(node)}>
      <Background node={node} motion={parallaxMotion(node)} />
      <div className={classNames(background.foreground, styles.content, keepsContent && site.site)}>
        <RenderContextProvider isPageWide={false}>
          <ContentNodes nodes={node.children} />
        </RenderContextProvider>
      </div>
    </div>
  );
  return isPageWide && isContained ? <div className={site.site}>{row}</div> : row;
}
