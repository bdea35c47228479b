import { Heading } from '@witryna/ui/text';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { toButtonType } from '../to-button-type.ts';
import { allowedElements, voidElements } from '../sanitize/policy-elements.ts';
import { safeMedia } from '../sanitize/url.ts';
import { buttonTypeClass } from './button-class.ts';
import type { HtmlPiece, HtmlPieceElement } from './canonical-html.ts';
import { classNames } from './class-names.ts';
import type { CmsImageProps } from './cms-image.tsx';
import type { CmsLinkProps } from './cms-link.tsx';
import { getHeadingLevel, shiftLevel, sizeOfLevel } from './heading-shift.ts';
import { readProps, type RichProps } from './rich-html-props.ts';

/** Components of what needs the settings of the host. Everything else is plain HTML. */
export interface HtmlComponents {
  Link: ComponentType<CmsLinkProps>;
  Image: ComponentType<CmsImageProps>;
  /** Scrollable region around a table. */
  Table: ComponentType<{ children: ReactNode }>;
  /** Frame of a player. */
  Frame: ComponentType<RichProps>;
}

/**
 * Renders pieces of sanitized HTML.
 *
 * @param pieces - Pieces to render.
 * @param components - Components of links, images, tables and frames.
 * @param headingShift - Number of levels by which headings are lowered.
 */
export function renderPieces(
  pieces: readonly HtmlPiece[],
  components: HtmlComponents,
  headingShift: number,
): ReactNode[] {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Piece key={index} piece={piece} components={components} headingShift={headingShift} />
    ),
  );
}

interface PieceProps {
  piece: HtmlPieceElement;
  components: HtmlComponents;
  headingShift: number;
}

function Piece({ piece, components, headingShift }: PieceProps) {
  const { Link, Table, Frame } = components;
  const { name, attributes } = piece;
  if (!allowedElements.has(name)) return renderPieces(piece.children, components, headingShift);
  const props = readProps(name, attributes);
  if (name === 'img') return <RichImage attributes={attributes} props={props} Image={components.Image} />;
  if (name === 'iframe') return <Frame {...props} />;
  if (voidElements.has(name)) return createElement(name, props);
  const children = renderPieces(piece.children, components, headingShift);
  if (name === 'a') {
    const href = attributes.get('href');
    return href === undefined ? (
      <a {...props}>{children}</a>
    ) : (
      <Link
        {...props}
        {...buttonLook(props)}
        url={href}
        openInNewTab={attributes.get('target') === '_blank'}
        isUnnamed={attributes.get('aria-label') === ''}
      >
        {children}
      </Link>
    );
  }
  if (name === 'table')
    return (
      <Table>
        <table {...props}>{children}</table>
      </Table>
    );
  const level = getHeadingLevel(name);
  if (level === undefined)
    return createElement(name, name === 'span' ? { ...props, ...buttonLook(props) } : props, children);
  // A heading keeps the style of its level when its level is lowered.
  return (
    <Heading {...props} level={shiftLevel(level, headingShift)} size={sizeOfLevel[level]}>
      {children}
    </Heading>
  );
}

/** Returns the class of a button for a link, or the button of a banner, in text that has the class of one. */
function buttonLook({ className }: RichProps): { className?: string | undefined } {
  const names = className?.split(' ') ?? [];
  // Magento's themes have the look of a button for links of these two classes.
  const isAction = names.includes('action') && names.includes('primary');
  const type = isAction ? 'primary' : toButtonType(names);
  return type ? { className: classNames(className, buttonTypeClass(type)) } : {};
}

interface RichImageProps extends Pick<HtmlComponents, 'Image'> {
  attributes: ReadonlyMap<string, string>;
  props: RichProps;
}

function RichImage({ attributes, props, Image }: RichImageProps) {
  const { src, alt = '', width, height } = Object.fromEntries(attributes);
  const source = safeMedia(src);
  if (source === undefined) return null;
  const image = { src: source, ...(width && { width: Number(width) }), ...(height && { height: Number(height) }) };
  return <Image {...props} desktop={image} alt={alt} />;
}
