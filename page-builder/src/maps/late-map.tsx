'use client';

import { IconButton } from '@witryna/ui/icon-button';
import { MinusIcon, PlusIcon } from '@witryna/ui/icon';
import { useInView, useMotionAllowed } from '@witryna/ui/motion';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapSourceProps } from '../content-types/map/map-source.ts';
import { usePageBuilder } from '../render/provider.tsx';
import * as styles from './late-map.css.ts';
import type { MapDrawing, MapRequest } from './map-drawing.ts';
import type { MapWords } from './map-words.ts';

interface LateMapProps extends MapSourceProps {
  /** Fetches the library and draws. */
  draw(element: HTMLElement, request: MapRequest): Promise<MapDrawing>;
  words: MapWords;
  /** Whether the buttons to zoom are drawn here. Default false: the library has its own. */
  hasOwnButtons?: boolean;
  attribution?: { text: string; url: string | undefined };
}

/** The room of a map, filled once it is on the screen. */
export function LateMap({ locations, showControls, height = '300px', draw, words, hasOwnButtons = false, attribution }: LateMapProps) {
  const { strings } = usePageBuilder();
  const room = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<MapDrawing>(undefined);
  const [status, setStatus] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const [isBare, setIsBare] = useState(false);
  const isMotionAllowed = useMotionAllowed();
  const isInView = useInView(room);
  const [wasInView, setWasInView] = useState(false);
  if (isInView && !wasInView) setWasInView(true);
  const start = useEffectEvent((element: HTMLElement) => draw(element, { locations, showControls, isMotionAllowed, onBare: () => setIsBare(true) }));
  useEffect(() => {
    if (!wasInView || !place.current) return;
    let isCurrent = true;
    start(place.current).then((drawn) => {
      if (!isCurrent) {
        drawn.remove();
        return;
      }
      drawing.current = drawn;
      setStatus('drawn');
    }, () => {
      if (isCurrent) setStatus('failed');
    });
    return () => {
      isCurrent = false;
      drawing.current?.remove();
      drawing.current = undefined;
    };
  }, [wasInView]);
  return (
    <div ref={room} className={styles.room} style={{ height }}>
      {status === 'failed' ? <p role="status" className={styles.message}>{words.failed}</p> : <div ref={place} role="group" aria-label={words.label ?? strings.map} className={styles.place} />}
      {status === 'drawn' && hasOwnButtons && showControls && (
        <div className={styles.buttons}>
          <IconButton variant="raised" label={words.zoomIn} icon={<PlusIcon />} onClick={() => drawing.current?.zoomBy(1)} />
          <IconButton variant="raised" label={words.zoomOut} icon={<MinusIcon />} onClick={() => drawing.current?.zoomBy(-1)} />
        </div>
      )}
      {isBare && status !== 'failed' && <p role="status" className={styles.bare}>{words.bare}</p>}
      {attribution && status !== 'failed' && (
        <p className={styles.attribution}>{attribution.url === undefined ? attribution.text : <a href={attribution.url}>{attribution.text}</a>}</p>
      )}
    </div>
  );
}
