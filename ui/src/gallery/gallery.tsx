'use client';

import type { GalleryImage } from './gallery-image.ts';
import { lazy, Suspense, useRef, useState, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { hasModifier } from '../hooks/index.ts';
import { ArrowLeftIcon, ArrowRightIcon, ZoomInIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Image } from '../image/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './gallery.css.ts';
import { galleryStrings, type GalleryStrings } from './gallery.strings.ts';
import { SingleImage } from './single-image.tsx';
import { useVisibleImage } from './use-visible-image.ts';

// If the script cannot be fetched, the browser opens the image file instead of failing the page.
const loadZoom = async () => (await import('./gallery-zoom.tsx')).GalleryZoom;
const GalleryZoom = lazy(async () => ({ default: await loadZoom().catch(() => SingleImage) }));

/**
 * `sizes` of images after the next one: their thumbnail file on any screen. Browsers load lazy images several hundred
 * pixels before they scroll into view; on phones these are large files that few shoppers see. Without scripts nothing
 * would replace the small file.
 */
const previewSizes = '(scripting: enabled) 50px';

/** Props of `Gallery`. Other attributes are passed to the root element. */
export interface GalleryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'aria-label'> {
  /** Images; without any, wide screens have an empty space. */
  images: readonly GalleryImage[];
  /** Maximum width of the large image in CSS px. */
  maxWidth: number;
  /** `sizes` attribute of the large image. */
  sizes: string;
  /** Strings of the gallery. Omitted strings come from the provider. */
  strings?: StringOverrides<GalleryStrings>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Images and videos of a product: a row that swipes or scrolls one at a time, thumbnails, previous and next buttons,
 * and an enlarged view of the images. Without scripts the row still scrolls.
 */
export function Gallery({ images, maxWidth, sizes, strings: overrides, className, ...props }: GalleryProps) {
  const strings = useStrings('gallery', galleryStrings, overrides);
  const row = useRef<HTMLUListElement>(null);
  const { current, show } = useVisibleImage(
    row,
    images.map(({ src }) => src),
  );
  const [reached, setReached] = useState(current);
  if (current > reached) setReached(current);
  const [zoom, setZoom] = useState({ open: false, openings: 0, pageWidth: 0 });
  const last = images.length - 1;

  const openZoom = () => setZoom({ open: true, openings: zoom.openings + 1, pageWidth: row.current?.clientWidth ?? 0 });
  const onThumbnailKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (target === undefined || hasModifier(event)) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(target, last));
    show(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  if (images.length === 0) return <div {...props} className={classNames(styles.empty, className)} />;
  return (
    <div {...props} role="group" aria-label={strings.gallery} className={classNames(styles.gallery, className)}>
      {images.length > 1 && (
        <div className={styles.thumbnails} onKeyDown={onThumbnailKey}>
          {images.map(({ src, alt, video }, index) => (
            <button
              key={`${index} ${src}`}
              type="button"
              className={styles.thumbnail}
              aria-label={[strings.image(index + 1, images.length), video && strings.video, alt]
                .filter(Boolean)
                .join(': ')}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <Image src={src} alt="" maxWidth={80} />
              {video && <span className={styles.videoMark} />}
            </button>
          ))}
        </div>
      )}
      <div className={styles.stage}>
        {/* Focusable, because a scroller without focusable content must itself be reachable to scroll with arrow keys. */}
        <ul
          ref={row}
          role="list"
          className={styles.row}
          {...(images.length > 1 && { tabIndex: 0, 'aria-label': strings.gallery })}
        >
          {images.map(({ src, alt, video }, index) => (
            <li key={`${index} ${src}`} className={styles.slide} data-video={video ? true : undefined}>
              {video ? (
                video(index === current)
              ) : (
                <Image
                  src={src}
                  alt={alt}
                  maxWidth={maxWidth}
                  sizes={index <= reached + 1 ? sizes : `${previewSizes}, ${sizes}`}
                  priority={index === 0}
                />
              )}
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          {images.length > 1 && (
            <>
              <IconButton
                variant="raised"
                label={strings.previous}
                icon={<ArrowLeftIcon size="medium" />}
                disabled={current === 0}
                onClick={() => show(current - 1)}
              />
              <IconButton
                variant="raised"
                label={strings.next}
                icon={<ArrowRightIcon size="medium" />}
                disabled={current === last}
                onClick={() => show(current + 1)}
              />
            </>
          )}
          {!images[current]?.video && (
            <IconButton
              variant="raised"
              label={strings.zoom}
              icon={<ZoomInIcon size="medium" />}
              aria-haspopup="dialog"
              onClick={openZoom}
            />
          )}
        </div>
      </div>
      {zoom.openings > 0 && (
        <Suspense fallback={null}>
          <GalleryZoom
            key={zoom.openings}
            open={zoom.open}
            onOpenChange={(open) => setZoom({ ...zoom, open })}
            images={images}
            current={current}
            onCurrentChange={show}
            pageWidth={zoom.pageWidth}
            page={{ maxWidth, sizes }}
            strings={strings}
          />
        </Suspense>
      )}
    </div>
  );
}
