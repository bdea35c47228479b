'use client';
import type { KeyboardEvent } from 'react';
import { Button } from '../button/index.ts';
import { Modal } from '../dialog/index.ts';
import { hasModifier } from '../hooks/index.ts';
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Image, defaultImageRatio } from '../image/index.ts';
import type { GalleryImage } from './gallery-image.ts';
import * as styles from './gallery-zoom.css.ts';
import type { GalleryStrings } from './gallery.strings.ts';
import { useZoomView } from './use-zoom-view.ts';
import { maxScale, wholeView } from './zoom-view.ts';

interface GalleryZoomProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  images: readonly GalleryImage[];
  /** Index of the enlarged image. */
  current: number;
  onCurrentChange(current: number): void;
  /** Width of the image on the page in CSS px. */
  pageWidth: number;
  /** `maxWidth` and `sizes` of the image on the page, whose file is shown until the larger one has loaded. */
  page: { maxWidth: number; sizes: string };
  strings: GalleryStrings;
}

const panStep = 80;

/**
 * Renders the images of a gallery over the whole window, larger than on the page. A click zooms at the pointer, plus
 * and minus change the scale, arrow keys pan or show the next image, touches pan and pinch, Escape closes.
 */
export function GalleryZoom({
  open,
  onOpenChange,
  images,
  current,
  onCurrentChange,
  pageWidth,
  page,
  strings,
}: GalleryZoomProps) {
  // Videos play on the page only.
  const stills = images.flatMap(({ video }, index) => (video ? [] : [index]));
  const position = stills.indexOf(current);
  const [previous, next] = [stills[position - 1], stills[position + 1]];
  const show = (index: number | undefined) => {
    if (index === undefined) return;
    reset();
    onCurrentChange(index);
  };
  const { setArea, view, isEnlarged, maxShown, drag, isGesture, zoom, showWhole, pan, reset, pointerHandlers } =
    useZoomView({
      pageWidth,
      ratio: defaultImageRatio,
      hasPrevious: previous !== undefined,
      hasNext: next !== undefined,
      onSwipe: (direction) => show(direction === 1 ? next : previous),
    });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const actions: Record<string, () => void> = {
      '+': () => zoom(1),
      // The plus key without Shift on many keyboards.
      '=': () => zoom(1),
      '-': () => zoom(-1),
      ArrowLeft: () => (isEnlarged ? pan(-panStep, 0) : show(previous)),
      ArrowRight: () => (isEnlarged ? pan(panStep, 0) : show(next)),
      ArrowUp: () => pan(0, -panStep),
      ArrowDown: () => pan(0, panStep),
    };
    const action = actions[event.key];
    if (!action || hasModifier(event)) return;
    event.preventDefault();
    action();
  };

  return (
    <Modal
      placement="window"
      open={open}
      onOpenChange={onOpenChange}
      title={images[current]?.alt ?? ''}
      closeLabel={strings.closeZoom}
      onKeyDown={onKeyDown}
    >
      <div
        ref={setArea}
        role="group"
        aria-label={images[current]?.alt}
        tabIndex={0}
        className={styles.area}
        data-enlarged={isEnlarged || undefined}
        data-moving={isGesture || undefined}
        {...pointerHandlers}
      >
        <div className={styles.track} style={{ transform: `translateX(calc(${-100 * position}% + ${drag}px))` }}>
          {stills.map((index, place) => {
            const picture = images[index];
            const isCurrent = index === current;
            if (!picture || Math.abs(place - position) > 1) return null;
            const { scale, x, y } = isCurrent ? view : wholeView;
            const factor = isCurrent ? Math.ceil(maxShown) : wholeView.scale;
            return (
              <div
                key={picture.src}
                className={styles.slide}
                style={{ left: `${place * 100}%` }}
                aria-hidden={!isCurrent || undefined}
              >
                <div className={styles.picture} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
                  <Image src={picture.src} alt="" {...page} fit="contain" draggable={false} className={styles.file} />
                  <Image
                    src={picture.src}
                    alt={picture.alt}
                    maxWidth={1280}
                    sizes={`calc(${factor} * min(100vw, ${defaultImageRatio * 100}vh))`}
                    fit="contain"
                    draggable={false}
                    className={styles.file}
                  />
                </div>
              </div>
            );
          })}
        </div>
      </div>
      {stills.length > 1 && (
        <>
          <div className={styles.previous}>
            <IconButton
              variant="raised"
              label={strings.previous}
              icon={<ArrowLeftIcon size="medium" />}
              disabled={previous === undefined}
              onClick={() => show(previous)}
            />
          </div>
          <div className={styles.next}>
            <IconButton
              variant="raised"
              label={strings.next}
              icon={<ArrowRightIcon size="medium" />}
              disabled={next === undefined}
              onClick={() => show(next)}
            />
          </div>
        </>
      )}
      <div className={styles.controls}>
        {stills.length > 1 && (
          <p role="status" className={styles.counter}>
            {strings.image(current + 1, images.length)}
          </p>
        )}
        <div className={styles.buttons}>
          <IconButton
            label={strings.zoomOut}
            icon={<MinusIcon size="medium" />}
            disabled={!isEnlarged}
            onClick={() => zoom(-1)}
          />
          <Button variant="secondary" disabled={!isEnlarged} onClick={showWhole}>
            {strings.zoomReset}
          </Button>
          <IconButton
            label={strings.zoomIn}
            icon={<PlusIcon size="medium" />}
            disabled={view.scale >= maxScale}
            onClick={() => zoom(1)}
          />
        </div>
      </div>
    </Modal>
  );
}
