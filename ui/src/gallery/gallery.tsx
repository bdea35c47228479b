'use client';
import { lazy, Suspense, useRef, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { hasModifier } from '../hooks/index.ts';
import { ArrowLeftIcon, ArrowRightIcon, ZoomInIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Image } from '../image/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './gallery.css.ts';
import { galleryWords, type GalleryWords } from './gallery.words.ts';
import { useScrolledPicture } from './use-scrolled-picture.ts';

const GalleryZoom = lazy(async () => ({ default: (await import('./gallery-zoom.tsx')).GalleryZoom }));

export interface GalleryPicture {
  /** Address of the picture, or of the still of a video. */
  src: string;
  /** Alternative text: what the picture shows, e.g. `Przód opakowania`. */
  alt: string;
  /** In place of the picture: a player, e.g. a `VideoPlayer` with the still as its poster. Default: the picture. */
  video?: ReactNode;
}

/** Words of one gallery. */
export type GalleryLabels = OwnWords<GalleryWords>;

/** All other attributes go to the root. */
export interface GalleryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'aria-label'> {
  /** At least one. */
  pictures: readonly GalleryPicture[];
  /** Largest width of the large picture in CSS px. */
  maximumWidth: number;
  /** Its `sizes` attribute. */
  sizes: string;
  /** Words of the gallery. Those that are left out come from the provider's table. */
  labels?: GalleryLabels;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Pictures of a product: a row that is swiped or scrolled one picture at a time, thumbnails, previous and next, and an
 * enlarged view (UI-21, accessibility lines GA-1 to GA-3, CA-3, ZO-1). Without scripts the row still scrolls.
 */
export function Gallery({ pictures, maximumWidth, sizes, labels, className, ...props }: GalleryProps) {
  const words = useWords('gallery', galleryWords, labels);
  const row = useRef<HTMLUListElement>(null);
  const { current, show } = useScrolledPicture(row, pictures.map(({ src }) => src));
  const [zoom, setZoom] = useState<'unused' | 'open' | 'closed'>('unused');
  const last = pictures.length - 1;

  const onThumbnailKey = (event: KeyboardEvent<HTMLElement>) => {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (target === undefined || hasModifier(event)) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(target, last));
    show(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div {...props} role="group" aria-label={words.gallery} className={classNames(styles.gallery, className)}>
      {pictures.length > 1 && (
        <div className={styles.thumbnails} onKeyDown={onThumbnailKey}>
          {pictures.map(({ src, alt, video }, index) => (
            <button
              key={src}
              type="button"
              className={styles.thumbnail}
              aria-label={[words.picture(index + 1, pictures.length), video && words.video, alt].filter(Boolean).join(': ')}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <Image src={src} alt="" maximumWidth={80} />
              {video && <span className={styles.videoMark} />}
            </button>
          ))}
        </div>
      )}
      <div className={styles.stage}>
        {/* Scrolled by the arrow keys too: a scroller without anything to focus in it must be a stop itself. */}
        <ul ref={row} role="list" className={styles.row} {...(pictures.length > 1 && { tabIndex: 0, 'aria-label': words.gallery })}>
          {pictures.map(({ src, alt, video }, index) => (
            <li key={src} className={styles.slide} data-video={video ? true : undefined}>
              {video ?? <Image src={src} alt={alt} maximumWidth={maximumWidth} sizes={sizes} priority={index === 0} />}
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          {pictures.length > 1 && (
            <>
              <IconButton variant="raised" label={words.previous} icon={<ArrowLeftIcon size="medium" />} disabled={current === 0} onClick={() => show(current - 1)} />
              <IconButton variant="raised" label={words.next} icon={<ArrowRightIcon size="medium" />} disabled={current === last} onClick={() => show(current + 1)} />
            </>
          )}
          {!pictures[current]?.video && (
            <IconButton variant="raised" label={words.zoom} icon={<ZoomInIcon size="medium" />} aria-haspopup="dialog" onClick={() => setZoom('open')} />
          )}
        </div>
      </div>
      {zoom !== 'unused' && (
        <Suspense fallback={null}>
          <GalleryZoom
            key={current}
            open={zoom === 'open'}
            onOpenChange={(open) => setZoom(open ? 'open' : 'closed')}
            picture={pictures[current] ?? { src: '', alt: '' }}
            words={words}
          />
        </Suspense>
      )}
    </div>
  );
}
