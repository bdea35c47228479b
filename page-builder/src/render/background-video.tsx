'use client';

import { PauseIcon, PlayIcon } from '@witryna/ui/icon';
import { IconButton } from '@witryna/ui/icon-button';
import { useInView } from '@witryna/ui/motion';
import { useRef, useState } from 'react';
import type { VideoBackgroundFields } from '../nodes.ts';
import { createYouTubeAdapter, youTubeScript } from '../player/youtube-adapter.ts';
import { createVimeoAdapter, vimeoScript } from '../player/vimeo-adapter.ts';
import { createFileAdapter } from '../player/file-adapter.ts';
import { usePlayback } from '../player/use-playback.ts';
import { safeScript } from '../sanitize/script-url.ts';
import { getEmbedUrl, parseVideoSource, type HostedVideoSource } from '../video-source.ts';
import * as background from './background.css.ts';
import { usePageBuilder } from './provider.tsx';

/**
 * Renders a muted background video with a pause button, for visitors who allow motion. The image below is visible
 * whenever it does not play. Sends no request to a video provider before it plays.
 */
export default function BackgroundVideo({ node }: { node: Partial<VideoBackgroundFields> }) {
  const { strings, scriptHosts } = usePageBuilder();
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  const [isPaused, setPaused] = useState(false);
  const source = parseVideoSource(node.videoSrc);
  // Playlists and live streams cannot be controlled as one video.
  if (!source || 'query' in source) return null;
  const isPlaying = !isPaused && (isInView || !node.videoPlayOnlyVisible);
  const film = { url: node.videoSrc, isPlaying, loops: node.videoLoop ?? false };
  return (
    <>
      <div ref={frame} className={background.layer}>
        {source.provider === 'file' && <VideoFile {...film} src={source.src} />}
        {source.provider !== 'file' &&
          (scriptHosts && safeScript(playerScripts[source.provider], scriptHosts) === undefined ? (
            isPlaying && <PlainPlayer source={source} />
          ) : (
            <HostedPlayer {...film} source={source} />
          ))}
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

const playerScripts = { youtube: youTubeScript, vimeo: vimeoScript };

interface BackgroundVideoFileProps {
  /** URL as stored. */
  url: string | undefined;
  isPlaying: boolean;
  loops: boolean;
}

function VideoFile({ src, ...film }: BackgroundVideoFileProps & { src: string }) {
  const { onVideoEvent } = usePageBuilder();
  const video = useRef<HTMLVideoElement>(null);
  const engineFor = (element: HTMLElement) =>
    element instanceof HTMLVideoElement ? createFileAdapter(element) : undefined;
  const isShown = usePlayback(video, { ...film, engineFor, onEvent: onVideoEvent });
  return (
    <video
      ref={video}
      src={src}
      className={background.videoFile}
      hidden={!isShown}
      muted
      playsInline
      preload="none"
      aria-hidden
    />
  );
}

/** Renders a player that is controlled by the script of its provider. */
function HostedPlayer({ source, ...film }: BackgroundVideoFileProps & { source: HostedVideoSource }) {
  const { onVideoEvent } = usePageBuilder();
  const place = useRef<HTMLDivElement>(null);
  const engineFor = (element: HTMLElement) =>
    source.provider === 'youtube' ? createYouTubeAdapter(element, source.id) : createVimeoAdapter(element, source);
  const isShown = usePlayback(place, { ...film, engineFor, onEvent: onVideoEvent });
  return <div ref={place} className={background.videoPlayer} hidden={!isShown} inert />;
}

/** Renders a player that loops by itself, for use without the script of its provider. */
function PlainPlayer({ source }: { source: HostedVideoSource }) {
  const { strings } = usePageBuilder();
  return (
    <div className={background.videoPlayer} inert>
      <iframe
        src={getEmbedUrl(source, true)}
        title={strings.backgroundVideo}
        referrerPolicy="strict-origin-when-cross-origin"
        tabIndex={-1}
        aria-hidden
      />
    </div>
  );
}
