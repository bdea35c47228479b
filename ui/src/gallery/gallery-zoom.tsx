'use client';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/index.ts';
import { Modal } from '../dialog/index.ts';
import { hasModifier } from '../hooks/index.ts';
import { MinusIcon, PlusIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Image, defaultImageRatio } from '../image/index.ts';
import type { GalleryPicture } from './gallery.tsx';
import * as styles from './gallery.css.ts';
import type { GalleryWords } from './gallery.words.ts';

interface GalleryZoomProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  picture: GalleryPicture;
  words: GalleryWords;
}

const scales = [1, 1.5, 2, 3] as const;
const panStep = 80;

/** A picture enlarged: plus and minus change the size, arrows and dragging move it, Escape leaves (line ZO-1). */
export function GalleryZoom({ open, onOpenChange, picture, words }: GalleryZoomProps) {
  const [step, setStep] = useState(0);
  const scale = scales[step] ?? 1;
  const area = useRef<HTMLDivElement>(null);
  const pan = (event: KeyboardEvent<HTMLDivElement>) => {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-panStep, 0],
      ArrowRight: [panStep, 0],
      ArrowUp: [0, -panStep],
      ArrowDown: [0, panStep],
    };
    const move = moves[event.key];
    if (!move || hasModifier(event)) return;
    event.preventDefault();
    area.current?.scrollBy(move[0], move[1]);
  };
  return (
    <Modal
      placement="screen"
      open={open}
      onOpenChange={onOpenChange}
      title={picture.alt}
      closeLabel={words.closeZoom}
      footer={
        <div className={styles.zoomControls}>
          <IconButton label={words.zoomOut} icon={<MinusIcon size="medium" />} disabled={step === 0} onClick={() => setStep(step - 1)} />
          <Button variant="secondary" disabled={step === 0} onClick={() => setStep(0)}>
            {words.zoomReset}
          </Button>
          <IconButton label={words.zoomIn} icon={<PlusIcon size="medium" />} disabled={step === scales.length - 1} onClick={() => setStep(step + 1)} />
        </div>
      }
    >
      {/* A scroller must be reachable by keyboard. */}
      <div ref={area} role="group" aria-label={picture.alt} tabIndex={0} className={styles.zoomArea} onKeyDown={pan}>
        <div className={styles.zoomed} style={{ inlineSize: `calc(${scale} * min(100cqi, ${defaultImageRatio * 100}cqb))` }}>
          <Image src={picture.src} alt={picture.alt} maximumWidth={1280} sizes={`${scale * 100}vw`} fit="contain" />
        </div>
      </div>
    </Modal>
  );
}
