'use client';

import { useMotionAllowed } from '@witryna/ui/motion';
import type { CSSProperties } from 'react';
import type { ReadFields } from '../define-reader.ts';
import type { BackgroundFields, VideoBackgroundFields } from '../nodes.ts';
import { isUrl } from '../sanitize/url.ts';
import * as styles from './background.css.ts';
import { hasImage } from './box.ts';
import { classNames } from './class-names.ts';
import { CmsImage } from './cms-image.tsx';
import { cmsImageQuality } from './get-cms-image-url.ts';
import { lazyComponent } from './lazy-component.tsx';
import { usePageBuilder } from './provider.tsx';

const { Component: BackgroundVideo } = lazyComponent(() => import('./background-video.tsx'));

/** Motion of a background. */
export interface BackgroundMotion {
  /** Class and custom properties of the image. */
  className: string;
  style: CSSProperties;
  /** Stacking level of the layer. */
  zIndex: number;
}

export interface BackgroundProps {
  /** Node with the background. */
  node: BackgroundFields & Partial<VideoBackgroundFields>;
  /** Additional class of the image, for renderers that position it themselves. */
  className?: string | undefined;
  /** Motion of the image within its layer. */
  motion?: BackgroundMotion | undefined;
}

/**
 * Renders the background image or video of the parent element, as its first child. An image that covers its box is an
 * `<img>`, so that browsers select its size and load it lazily; one that repeats or is fixed is a CSS background. A
 * mobile image alone is not rendered on wide screens.
 */
export function Background({ node, className, motion }: BackgroundProps) {
  const hasVideo = node.backgroundType === 'video' && node.videoSrc !== undefined;
  const picture = hasVideo ? { ...node, desktopImage: node.videoFallbackSrc ?? node.desktopImage } : node;
  if (!hasVideo && !hasImage(node)) return null;
  return (
    <>
      <div
        className={classNames(styles.layer, className, !isUrl(picture.desktopImage) && styles.mobileOnly)}
        style={motion && { zIndex: motion.zIndex }}
      >
        {isSingleImage(picture) ? (
          <SingleImage node={picture} motion={motion} />
        ) : (
          <RepeatedImage node={picture} motion={motion} />
        )}
      </div>
      {hasVideo && <MovingBackground node={node} />}
      {hasVideo && node.videoOverlayColor && (
        <div className={styles.layer} style={{ backgroundColor: node.videoOverlayColor }} />
      )}
    </>
  );
}

/** Loads the code that plays videos only for visitors who allow motion. */
function MovingBackground({ node }: Pick<BackgroundProps, 'node'>) {
  return useMotionAllowed() && <BackgroundVideo node={node} />;
}

function isSingleImage({
  backgroundSize = 'cover',
  backgroundRepeat,
  backgroundAttachment,
}: ReadFields<BackgroundFields>): boolean {
  const coversOnce = backgroundSize === 'cover' || (backgroundSize === 'contain' && backgroundRepeat === 'no-repeat');
  return coversOnce && backgroundAttachment !== 'fixed';
}

interface BackgroundImageProps {
  node: ReadFields<BackgroundFields>;
  motion: BackgroundMotion | undefined;
}

function SingleImage({ node, motion }: BackgroundImageProps) {
  const { desktopImage, mobileImage, backgroundSize = 'cover', backgroundPosition } = node;
  return (
    <CmsImage
      desktop={desktopImage === undefined ? undefined : { src: desktopImage }}
      mobile={mobileImage === undefined ? undefined : { src: mobileImage }}
      alt=""
      fill
      className={classNames(backgroundSize === 'contain' ? styles.contained : styles.covering, motion?.className)}
      style={{ objectPosition: backgroundPosition, ...motion?.style }}
    />
  );
}

function RepeatedImage({ node, motion }: BackgroundImageProps) {
  const { resolveImageUrl } = usePageBuilder();
  const { backgroundSize, backgroundPosition, backgroundRepeat, backgroundAttachment } = node;
  const images = [node.desktopImage, node.mobileImage].map((src) => (isUrl(src) ? src : undefined));
  const addresses = images.map((src) => src && cssUrl(resolveImageUrl({ src, quality: cmsImageQuality })));
  const [desktop = 'none', mobile = desktop] = addresses;
  return (
    <div
      className={classNames(styles.repeated, motion?.className)}
      style={{
        '--pb-background-desktop': desktop,
        '--pb-background-mobile': mobile,
        backgroundSize,
        backgroundPosition,
        backgroundRepeat,
        backgroundAttachment,
        ...motion?.style,
      }}
    />
  );
}

/** Returns a URL as a CSS value whose content cannot close it. */
function cssUrl(address: string): string {
  return `url("${address.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;
}
