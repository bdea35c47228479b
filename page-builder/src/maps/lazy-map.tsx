'use client';

import { IconButton } from '@witryna/ui/icon-button';
import { MinusIcon, PlusIcon } from '@witryna/ui/icon';
import { useInView, useMotionAllowed } from '@witryna/ui/motion';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapComponentProps } from '../content-types/map/map-component-props.ts';
import { usePageBuilder } from '../render/provider.tsx';
import * as styles from './lazy-map.css.ts';
import type { RenderedMap, MapRequest } from './rendered-map.ts';
import type { MapStrings } from './map-strings.ts';

interface LazyMapProps extends MapComponentProps {
  /** Fetches the library and renders. */
  draw(element: HTMLElement, request: MapRequest): Promise<RenderedMap>;
  strings: MapStrings;
  /** Whether the buttons to zoom are rendered here. Default false: the library has its own. */
  hasOwnButtons?: boolean;
  attribution?: { text: string; url: string | undefined };
}

/** The room of a map, filled once it is on the screen. */
export function LazyMap({
  locations,
  showControls,
  height = '300px',
  draw,
  strings: mapStrings,
  hasOwnButtons = false,
  attribution,
}: LazyMapProps) {
  const { strings } = usePageBuilder();
  const room = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<RenderedMap>(undefined);
  const [status, setStatus] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const [isBare, setIsBare] = useState(false);
  const isMotionAllowed = useMotionAllowed();
  const isInView = useInView(room);
  const [wasInView, setWasInView] = useState(false);
  if (isInView && !wasInView) setWasInView(true);
  const start = useEffectEvent((element: HTMLElement) =>
    draw(element, { locations, showControls, isMotionAllowed, onTileError: () => setIsBare(true) }),
  );
  useEffect(() => {
    if (!wasInView || !place.current) return;
    let isCurrent = true;
    start(place.current).then(
      (drawn) => {
        if (!isCurrent) {
          drawn.remove();
          return;
        }
        drawing.current = drawn;
        setStatus('drawn');
      },
      () => {
        if (isCurrent) setStatus('failed');
      },
    );
    return () => {
      isCurrent = false;
      drawing.current?.remove();
      drawing.current = undefined;
    };
  }, [wasInView]);
  return (
    <div ref={room} className={styles.room} style={{ height }}>
      {status === 'failed' ? (
        <p role="status" className={styles.message}>
          {mapStrings.errorText}
        </p>
      ) : (
        <div ref={place} role="group" aria-label={mapStrings.label ?? strings.map} className={styles.place} />
      )}
      {status === 'drawn' && hasOwnButtons && showControls && (
        <div className={styles.buttons}>
          <IconButton
            variant="raised"
            label={mapStrings.zoomIn}
            icon={<PlusIcon />}
            onClick={() => drawing.current?.zoomBy(1)}
          />
          <IconButton
            variant="raised"
            label={mapStrings.zoomOut}
            icon={<MinusIcon />}
            onClick={() => drawing.current?.zoomBy(-1)}
          />
        </div>
      )}
      {isBare && status !== 'failed' && (
        <p role="status" className={styles.bare}>
          {mapStrings.fallbackText}
        </p>
      )}
      {attribution && status !== 'failed' && (
        <p className={styles.attribution}>
          {attribution.url === undefined ? attribution.text : <a href={attribution.url}>{attribution.text}</a>}
        </p>
      )}
    </div>
  );
}
