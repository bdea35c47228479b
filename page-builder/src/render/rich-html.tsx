'use client';

import { useMemo, type CSSProperties } from 'react';
import type { RootProps } from './box.ts';
import { readCanonicalHtml } from './canonical-html.ts';
import { classNames } from './class-names.ts';
import { CmsImage } from './cms-image.tsx';
import { CmsLink } from './cms-link.tsx';
import { PlayerFrame } from './player-frame.tsx';
import { useRenderContext } from './render-context.tsx';
import { renderPieces, type HtmlComponents } from './rich-html-pieces.tsx';
import { TableFrame } from './table-frame.tsx';
import * as styles from './rich-html.css.ts';

export interface RichHtmlProps extends RootProps {
  /** Sanitized HTML. */
  html: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Renders sanitized HTML as React elements: links use the host's link component, images its image URLs, headings their
 * level in the page. Elements, attributes and URLs outside the policy are not rendered, whatever the source of the
 * string.
 */
export function RichHtml({ html, className, style, id, dir, lang }: RichHtmlProps) {
  const { headingShift } = useRenderContext();
  const pieces = useMemo(() => readCanonicalHtml(html), [html]);
  // State of one text, such as a playing video, must not carry over to the next.
  return (
    <div key={html} id={id} dir={dir} lang={lang} className={classNames(styles.prose, className)} style={style}>
      {renderPieces(pieces, components, headingShift)}
    </div>
  );
}

const components: HtmlComponents = { Link: CmsLink, Image: CmsImage, Table: TableFrame, Frame: PlayerFrame };
