import { Background } from '../../render/background.tsx';
import * as background from '../../render/background.css.ts';
import { getBoxProps, getLightThemeProps } from '../../render/box.ts';
import { classNames } from '../../render/class-names.ts';
import { ContentNodes } from '../../render/content-nodes.tsx';
import { RenderContextProvider, useRenderContext } from '../../render/render-context.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './column.css.ts';
import { columnAppearances } from '../../keywords.ts';
import type { ColumnNode } from '../../nodes.ts';

/** A column: as tall as its neighbours, or as its content and set at the top, middle or bottom of the line. */
export function Column({ node }: ContentTypeProps<ColumnNode>) {
  const { widthShare } = useRenderContext();
  const appearance = columnAppearances.find((name) => name === node.appearance) ?? 'full-height';
  const alignment = node.verticalAlignment && styles.alignment[node.verticalAlignment];
  const { className, style } = getBoxProps(
    node,
    background.ground,
    styles.column,
    styles.appearance[appearance],
    alignment,
  );
  return (
    <div className={className} style={{ ...style, '--pb-width': node.width ?? '100%' }} {...getLightThemeProps(node)}>
      <Background node={node} />
      <div className={classNames(background.foreground, styles.content)}>
        <RenderContextProvider widthShare={widthShare * parseShare(node.width)}>
          <ContentNodes nodes={node.children} />
        </RenderContextProvider>
      </div>
    </div>
  );
}

/** The percentage in a width as a share from 0 to 1. */
function parseShare(width: string | undefined): number {
  const percentage = Number(/([\d.]+)%/.exec(width ?? '')?.[1] ?? 100);
  return percentage > 0 && percentage <= 100 ? percentage / 100 : 1;
}
