'use client';

import { Heading } from '@witryna/ui/text';
import { createElement, useMemo, type CSSProperties, type ReactNode } from 'react';
import { camelCase, splitDeclarations } from '../css/declarations.ts';
import { sanitizeDeclarations } from '../sanitize/inline-style.ts';
import { allowedElements, elementAttributes, globalAttributes, voidElements } from '../sanitize/policy.ts';
import { embedUrl, parseVideoSource } from '../video-source.ts';
import { readCanonicalHtml, type HtmlPiece, type HtmlPieceElement } from './canonical-html.ts';
import { classNames } from './class-names.ts';
import { CmsImage } from './cms-image.tsx';
import { CmsLink } from './cms-link.tsx';
import { shiftLevel, type HeadingLevel } from './heading-shift.ts';
import { usePlace } from './place.tsx';
import * as styles from './rich-html.css.ts';

export interface RichHtmlProps {
  /** HTML from the sanitiser. */
  html: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string;
}

/**
 * Draws sanitised HTML as elements of React: links go through the host's router (CMS-03 to CMS-05), pictures through its image service
 * (CMS-02), headings take their place in the page's outline. What the policy does not allow is not drawn, whoever wrote the string.
 */
export function RichHtml({ html, className, style, id }: RichHtmlProps) {
  const pieces = useMemo(() => readCanonicalHtml(html, (name) => voidElements.has(name)), [html]);
  return <div id={id} className={classNames(styles.prose, className)} style={style}>{drawPieces(pieces)}</div>;
}

function drawPieces(pieces: readonly HtmlPiece[]): ReactNode[] {
  return pieces.map((piece, index) => (typeof piece === 'string' ? piece : <Piece key={index} piece={piece} />));
}

function Piece({ piece }: { piece: HtmlPieceElement }) {
  const { headingShift } = usePlace();
  const { name, attributes } = piece;
  if (!allowedElements.has(name)) return drawPieces(piece.children);
  const children = voidElements.has(name) ? undefined : drawPieces(piece.children);
  const props = readProps(name, attributes);
  if (name === 'a') return <CmsLink {...props} url={attributes.get('href')} openInNewTab={attributes.get('target') === '_blank'}>{children}</CmsLink>;
  if (name === 'img') return <CmsImage {...props} image={imageOf(attributes)} alt={attributes.get('alt') ?? ''} />;
  if (name === 'table') return <div className={styles.tableScroll}>{createElement(name, props, children)}</div>;
  const level = headingLevels.get(name);
  if (level !== undefined) return <Heading {...props} level={shiftLevel(level, headingShift)} size={sizes[level]}>{children}</Heading>;
  return createElement(name, props, children);
}

const headingLevels = new Map<string, HeadingLevel>([['h1', 1], ['h2', 2], ['h3', 3], ['h4', 4], ['h5', 5], ['h6', 6]]);
/** A heading keeps the look of its own level when its level is lowered. */
const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h5' } as const;
