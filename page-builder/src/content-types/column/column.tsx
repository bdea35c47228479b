import { Background } from '../../render/background.tsx';
import * as background from '../../render/background.css.ts';
import { boxProps, ownGround } from '../../render/box.ts';
import { classNames } from '../../render/class-names.ts';
import { Nodes } from '../../render/nodes.tsx';
import { PlaceProvider, usePlace } from '../../render/place.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './column.css.ts';
import { columnAppearances, type ColumnNode } from './column.node.ts';

/** A column: as tall as its neighbours, or as its content and set at the top, middle or bottom of the line (PBT-11, PBT-12). */
export function Column({ node }: ContentTypeProps<ColumnNode>) {
  const { widthShare } = usePlace();
  const appearance = columnAppearances.find((name) => name === node.appearance) ?? 'full-height';
  const alignment = node.verticalAlignment && styles.alignment[node.verticalAlignment];
  const { className, style } = boxProps(node, background.ground, styles.column, styles.appearance[appearance], alignment);
  return (
    <div className={className} style={{ ...style, '--pb-width': node.width ?? '100%' }} {...ownGround(node)}>
      <Background node={node} />
      <div className={classNames(background.foreground, styles.content)}>
        <PlaceProvider widthShare={widthShare * shareOf(node.width)}><Nodes nodes={node.children} /></PlaceProvider>
      </div>
    </div>
  );
}

/** The percentage in a width as a share from 0 to 1. */
function shareOf(width: string | undefined): number {
  const percentage = Number(/([\d.]+)%/.exec(width ?? '')?.[1] ?? 100);
  return percentage > 0 && percentage <= 100 ? percentage / 100 : 1;
}
