'use client';

import { Heading } from '@witryna/ui/text';
import { createElement, useMemo, type CSSProperties, type ReactNode } from 'react';
import { toButtonType } from '../to-button-type.ts';
import { allowedElements, voidElements } from '../sanitize/policy-elements.ts';
import { safeMedia } from '../sanitize/url.ts';
import { buttonTypeClass } from './button-class.ts';
import { readCanonicalHtml, type HtmlPiece, type HtmlPieceElement } from './canonical-html.ts';
import { classNames } from './class-names.ts';
import { CmsImage } from './cms-image.tsx';
import { CmsLink } from './cms-link.tsx';
import { shiftLevel, sizeOfLevel, type HeadingLevel } from './heading-shift.ts';
import { useRenderContext } from './render-context.tsx';
import { usePageBuilder } from './provider.tsx';
import { readProps, type RichProps } from './rich-html-props.ts';
import { TableFrame } from './table-frame.tsx';
import * as styles from './rich-html.css.ts';

export interface RichHtmlProps {
  /** Sanitized HTML. */
  html: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string;
}

/**
 * Renders sanitized HTML as React elements: links use the host's link component, images its image URLs, headings their
 * level in the page. Elements, attributes and URLs outside the policy are not rendered, whatever the source of the
 * string.
 */
export function RichHtml({ html, className, style, id }: RichHtmlProps) {
  const pieces = useMemo(() => readCanonicalHtml(html), [html]);
  // State of one text, such as a playing video, must not carry over to the next.
  return (
    <div key={html} id={id} className={classNames(styles.prose, className)} style={style}>
      {drawPieces(pieces)}
    </div>
  );
}

function drawPieces(pieces: readonly HtmlPiece[]): ReactNode[] {
  return pieces.map((piece, index) => (typeof piece === 'string' ? piece : <Piece key={index} piece={piece} />));
}

function Piece({ piece }: { piece: HtmlPieceElement }) {
  const { headingShift } = useRenderContext();
  const { strings } = usePageBuilder();
  const { name, attributes } = piece;
  if (!allowedElements.has(name)) return drawPieces(piece.children);
  const props = readProps(name, attributes);
  if (name === 'img') return <RichImage attributes={attributes} props={props} />;
  // A frame needs a name, which merchants rarely provide.
  if (name === 'iframe') return <iframe title={strings.video} {...props} />;
  if (voidElements.has(name)) return createElement(name, props);
  const children = drawPieces(piece.children);
  if (name === 'a') {
    const { href, target } = Object.fromEntries(attributes);
    return href === undefined ? (
      <a {...props}>{children}</a>
    ) : (
      <CmsLink {...props} {...buttonLook(props)} url={href} openInNewTab={target === '_blank'}>
        {children}
      </CmsLink>
    );
  }
  if (name === 'table')
    return (
      <TableFrame>
        <table {...props}>{children}</table>
      </TableFrame>
    );
  const level = headingLevels.get(name);
  if (level === undefined) return createElement(name, props, children);
  // A heading keeps the style of its level when its level is lowered.
  return (
    <Heading {...props} level={shiftLevel(level, headingShift)} size={sizeOfLevel[level]}>
      {children}
    </Heading>
  );
}

const headingLevels = new Map<string, HeadingLevel>([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

/** Returns the class of a button for a link in text that has the class of one. */
function buttonLook({ className }: RichProps): { className?: string | undefined } {
  const type = toButtonType(className?.split(' ') ?? []);
  return type ? { className: classNames(className, buttonTypeClass(type)) } : {};
}

function RichImage({ attributes, props }: { attributes: ReadonlyMap<string, string>; props: RichProps }) {
  const { src, alt = '', width, height } = Object.fromEntries(attributes);
  const source = safeMedia(src);
  if (source === undefined) return null;
  const image = { src: source, ...(width && { width: Number(width) }), ...(height && { height: Number(height) }) };
  return <CmsImage {...props} desktop={image} alt={alt} />;
}
