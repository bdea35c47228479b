import { Background } from '../../render/background.tsx';
import * as background from '../../render/background.css.ts';
import { boxProps, ownGround } from '../../render/box.ts';
import { classNames } from '../../render/class-names.ts';
import { Nodes } from '../../render/nodes.tsx';
import { PlaceProvider, usePlace } from '../../render/place.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as site from '../../render/site.css.ts';
import { parallaxMotion } from './parallax-motion.ts';
import type { RowNode } from './row.node.ts';
import * as styles from './row.css.ts';

/**
 * A row. On a page, `contained` keeps ground and content to the width of the site, `full-width` keeps only the content to it, and
 * `full-bleed` neither (PBT-05). Inside something narrower all three take the width there is.
 */
export function Row({ node }: ContentTypeProps<RowNode>) {
  const { isPageWide } = usePlace();
  const isContained = node.appearance !== 'full-width' && node.appearance !== 'full-bleed';
  const box = boxProps(node, background.ground, styles.row, node.verticalAlignment && styles.alignment[node.verticalAlignment]);
  const keepsContent = isPageWide && node.appearance === 'full-width';
  const row = (
    <div {...box} {...ownGround(node)}>
      <Background node={node} motion={parallaxMotion(node)} />
      <div className={classNames(background.foreground, styles.content, keepsContent && site.site)}>
        <PlaceProvider isPageWide={false}><Nodes nodes={node.children} /></PlaceProvider>
      </div>
    </div>
  );
  return isPageWide && isContained ? <div className={site.site}>{row}</div> : row;
}
