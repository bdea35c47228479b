'use client';

import { useInView, useMotionAllowed } from '@witryna/ui/motion';
import { useEffect, useEffectEvent, useRef, type CSSProperties, type RefObject } from 'react';
import type { VideoEvent } from '../../player/player-adapter.ts';
import { createFileAdapter } from '../../player/file-adapter.ts';
import { startPlayback } from '../../player/playback.ts';
import { cmsImageQuality } from '../../render/get-cms-image-url.ts';
import { usePageBuilder } from '../../render/provider.tsx';
import { getVideoSize, parseVideoTimes } from '../../video-source-details.ts';
import * as styles from './video.css.ts';
import type { VideoNode } from '../../nodes.ts';

interface VideoFileProps {
  node: VideoNode;
  src: string;
  title: string;
  style: CSSProperties;
}

/**
 * A video of the shop with the browser's controls, which also work without scripts. One that is to play by itself does
 * so muted, while it is on the screen, until the visitor pauses it; never under reduced motion or data saving.
 */
export function VideoFile({ node, src, title, style }: VideoFileProps) {
  const { resolveImageUrl } = usePageBuilder();
  const video = useRef<HTMLVideoElement>(null);
  useAutoplay(video, node.autoplay);
  useEvents(video, node.url);
  return (
    <video
      ref={video}
      {...getVideoSize()}
      src={src}
      poster={node.poster === undefined ? undefined : resolveImageUrl({ src: node.poster, quality: cmsImageQuality })}
      aria-label={title}
      className={styles.file}
      style={style}
      muted={node.muted || node.autoplay}
      preload={node.poster === undefined ? 'metadata' : 'none'}
      controls
      playsInline
    >
      {node.captions?.map(({ src: address, kind, language, label }, index) => (
        <track key={address} src={address} kind={kind} srcLang={language} label={label} default={index === 0} />
      ))}
    </video>
  );
}

/** Applies the start and end time of the video's URL, and reports playback events to the host. */
function useEvents(video: RefObject<HTMLVideoElement | null>, url: string | undefined): void {
  const { onVideoEvent } = usePageBuilder();
  const tell = useEffectEvent((event: VideoEvent) => onVideoEvent?.(event));
  useEffect(() => {
    if (!video.current) return;
    const playback = startPlayback(createFileAdapter(video.current), {
      ...parseVideoTimes(url),
      loops: false,
      onEvent: (event) => tell(event),
    });
    return () => playback.stop();
  }, [video, url]);
}

/** Plays while the video is on the screen. Once the visitor has paused it, it is theirs. */
function useAutoplay(video: RefObject<HTMLVideoElement | null>, isWanted: boolean): void {
  const isInView = useInView(video);
  const isMotionAllowed = useMotionAllowed();
  const isPlaying = isWanted && isMotionAllowed && isInView;
  const wasStopped = useRef(false);
  useEffect(() => {
    const element = video.current;
    if (!element || !isPlaying || wasStopped.current) return;
    const stop = () => {
      wasStopped.current = true;
    };
    element.addEventListener('pause', stop);
    // A browser may refuse to play; the controls are there.
    element.play().catch(() => undefined);
    return () => {
      element.removeEventListener('pause', stop);
      element.pause();
    };
  }, [video, isPlaying]);
}
