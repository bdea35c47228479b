import { onPhonesOnly } from '../../render/box.css.ts';
import { getBoxProps } from '../../render/box.ts';
import { classNames } from '../../render/class-names.ts';
import { CmsImage } from '../../render/cms-image.tsx';
import { CmsLink } from '../../render/cms-link.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import { isUrl } from '../../sanitize/url.ts';
import * as styles from './image.css.ts';
import type { ImageNode } from '../../nodes.ts';

/** An image, with a link and a caption when the merchant gave them. */
export function Image({ node }: ContentTypeProps<ImageNode>) {
  const { strings } = usePageBuilder();
  const {
    className,
    style: { borderStyle, borderColor, borderWidth, borderRadius, ...figure },
    ...props
  } = getBoxProps(node);
  const { desktopImage, mobileImage, altText, link, linkType, openInNewTab, title, caption, isLinkRedundant } = node;
  if (!isUrl(desktopImage?.src) && !isUrl(mobileImage?.src)) return null;
  // A linked image without a text needs an alternative text, or the link has no name.
  const alt = altText || (link === undefined || caption ? altText : (title ?? strings.openLink));
  const picture = (
    <CmsImage
      desktop={desktopImage}
      mobile={mobileImage}
      alt={alt}
      title={title}
      className={styles.image}
      style={{
        borderStyle,
        borderColor,
        borderWidth,
        borderRadius,
        aspectRatio: getAspectRatio(desktopImage ?? mobileImage),
      }}
    />
  );
  return (
    // As in Magento where the merchant selected an image for phones only.
    <figure {...props} className={classNames(className, !isUrl(desktopImage?.src) && onPhonesOnly)} style={figure}>
      {link === undefined ? (
        picture
      ) : (
        <CmsLink
          url={link}
          linkType={linkType}
          openInNewTab={openInNewTab}
          className={styles.link}
          aria-label={altText ? undefined : caption}
          {...(isLinkRedundant && pointersOnly)}
        >
          {picture}
        </CmsLink>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

const pointersOnly = { 'aria-hidden': true, tabIndex: -1 } as const;

/** Keeps the room of an image whose ratio is known but whose size is not. */
function getAspectRatio(image: ImageNode['desktopImage']): number | undefined {
  return image?.ratio !== undefined && image.height === undefined ? 1 / image.ratio : undefined;
}
