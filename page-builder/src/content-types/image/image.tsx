import { boxProps } from '../../render/box.ts';
import { CmsImage } from '../../render/cms-image.tsx';
import { CmsLink } from '../../render/cms-link.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './image.css.ts';
import type { ImageNode } from './image.node.ts';

/** A picture, with a link and a caption when the merchant gave them (PBT-15 to PBT-17). */
export function Image({ node }: ContentTypeProps<ImageNode>) {
  const { strings } = usePageBuilder();
  const { className, style: { borderStyle, borderColor, borderWidth, borderRadius, ...figure } } = boxProps(node);
  const { desktopImage, mobileImage, altText, link, linkType, openInNewTab, title, caption, isLinkRepeated } = node;
  if (!desktopImage && !mobileImage) return null;
  // A linked picture without words of its own needs some, or the link has no name.
  const alt = altText || (link === undefined || caption ? altText : title ?? strings.openLink);
  const picture = (
    <CmsImage
      desktop={desktopImage}
      mobile={mobileImage}
      alt={alt}
      title={title}
      className={styles.image}
      style={{ borderStyle, borderColor, borderWidth, borderRadius, aspectRatio: ratioOf(desktopImage ?? mobileImage) }}
    />
  );
  return (
    <figure className={className} style={figure}>
      {link === undefined ? picture : (
        <CmsLink
          url={link}
          linkType={linkType}
          openInNewTab={openInNewTab}
          className={styles.link}
          aria-label={altText ? undefined : caption}
          {...(isLinkRepeated && pointersOnly)}
        >
          {picture}
        </CmsLink>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

const pointersOnly = { 'aria-hidden': true, tabIndex: -1 } as const;

/** Keeps the room of a picture whose ratio is known but whose size is not. */
function ratioOf(image: ImageNode['desktopImage']): number | undefined {
  return image?.ratio !== undefined && image.height === undefined ? 1 / image.ratio : undefined;
}
