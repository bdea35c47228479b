'use client';

import { PauseIcon, PlayIcon } from '@witryna/ui/icon';
import { IconButton } from '@witryna/ui/icon-button';
import { useInView } from '@witryna/ui/motion';
import { useEffect, useRef, useState } from 'react';
import type { VideoBackgroundFields } from '../node-base.ts';
import { embedUrl, parseVideoSource } from '../video-source.ts';
import * as background from './background.css.ts';
import { usePageBuilder } from './provider.tsx';

/**
 * A muted video behind content, with a button to pause it (VI-1, RSK-33), for visitors who allow motion. The picture below shows whenever
 * it does not play. Nothing is loaded from a video host before it plays.
 */
export default function BackgroundVideo({ node }: { node: Partial<VideoBackgroundFields> }) {
  const { strings } = usePageBuilder();
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  const [isPaused, setPaused] = useState(false);
  const source = parseVideoSource(node.videoSrc);
  if (!source) return null;
  const isPlaying = !isPaused && (isInView || !node.videoPlayOnlyVisible);
  return (
    <>
      <div ref={frame} className={background.layer}>
        {source.provider === 'file'
          ? <VideoFile src={source.src} isPlaying={isPlaying} loops={node.videoLoop ?? false} />
          : isPlaying && <iframe className={background.videoPlayer} src={embedUrl(source, true)} title={strings.backgroundVideo} referrerPolicy="strict-origin-when-cross-origin" tabIndex={-1} aria-hidden />}
      </div>
      <IconButton
        className={background.videoControl}
        variant="raised"
        label={isPaused ? strings.playVideo : strings.pauseVideo}
        icon={isPaused ? <PlayIcon size="medium" /> : <PauseIcon size="medium" />}
        onClick={() => setPaused(!isPaused)}
      />
    </>
  );
}

function VideoFile({ src, isPlaying, loops }: { src: string; isPlaying: boolean; loops: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    // A browser may refuse to play; the picture then stays.
    if (isPlaying) video.current?.play().catch(() => setEnded(true));
    else video.current?.pause();
  }, [isPlaying]);
  return (
    <video
      ref={video}
      src={src}
      className={background.videoFile}
      hidden={hasEnded}
      loop={loops}
      muted
      playsInline
      preload="none"
      aria-hidden
      onPlay={() => setEnded(false)}
      onEnded={() => setEnded(true)}
    />
  );
}
