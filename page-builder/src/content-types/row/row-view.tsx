import type { CSSProperties, ReactNode } from 'react';
import * as background from '../../render/background.css.ts';
import { getBoxProps, getLightThemeProps } from '../../render/box.ts';
import { classNames } from '../../render/class-names.ts';
import * as site from '../../render/site.css.ts';
import type { RowNode } from '../../nodes.ts';
import * as styles from './row.css.ts';

export interface RowViewProps {
  node: RowNode;
  /** Whether the row spans the page and must apply the site width itself. */
  isPageWide: boolean;
  /** Image or video behind the content. */
  background: ReactNode;
  /** Rendered children of the node. */
  children: ReactNode;
}

/**
 * Renders a row. On a page, `contained` keeps background and content to the width of the site, `full-width` keeps only
 * the content to it, and `full-bleed` neither. Inside a narrower container all three take the available width.
 */
export function RowView({ node, isPageWide, background: picture, children }: RowViewProps) {
  const isContained = node.appearance !== 'full-width' && node.appearance !== 'full-bleed';
  const box = getBoxProps(
    node,
    background.ground,
    styles.row,
    node.verticalAlignment && styles.alignment[node.verticalAlignment],
  );
  if (isPageWide) box.style = { ...box.style, ...withinPage(box.style) };
  const keepsContent = isPageWide && node.appearance === 'full-width';
  const row = (
    <div {...getLightThemeProps(node)} {...box}>
      {picture}
      <div className={classNames(background.foreground, styles.content, keepsContent && site.site)}>{children}</div>
    </div>
  );
  return isPageWide && isContained ? <div className={site.site}>{row}</div> : row;
}

/** Returns side margins that keep a row in the window, beyond which a negative one would make the page scroll sideways. */
function withinPage({ marginLeft, marginRight }: CSSProperties): CSSProperties {
  const limit = (margin: CSSProperties['marginLeft']) =>
    String(margin).startsWith('-') ? `max(${margin}, var(--pb-outside, 0px))` : margin;
  return { marginLeft: limit(marginLeft), marginRight: limit(marginRight) };
}
