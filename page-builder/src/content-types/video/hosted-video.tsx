'use client';

import { VideoPlayer } from '@witryna/ui/video-player';
import { useState, type CSSProperties } from 'react';
import { usePageBuilder } from '../../render/provider.tsx';
import type { HostedVideoSource } from '../../video-source.ts';
import { getPlayerUrl, getWatchUrl } from './get-player-url.ts';
import * as styles from './video.css.ts';

interface HostedVideoProps {
  source: HostedVideoSource;
  /** As stored; it may say from when to when the video is to be played. */
  url: string | undefined;
  title: string;
  style: CSSProperties;
}

/**
 * A video of YouTube or Vimeo behind a button. Nothing is requested from the host before it is pressed, so a video never
 * starts by itself and nobody is counted who did not want it. Without scripts a link to the video stands there.
 */
export function HostedVideo({ source, url, title, style }: HostedVideoProps) {
  const { strings } = usePageBuilder();
  const [isLoaded, setLoaded] = useState(false);
  const play = strings.playHostedVideo(title);
  return (
    <>
      <VideoPlayer
        title={title}
        playLabel={() => play}
        loadingLabel={strings.loading}
        status={isLoaded ? 'ready' : 'loading'}
        className={styles.player}
        style={style}
      >
        {({ title: name, className }) => (
          <iframe
            src={getPlayerUrl(source, url)}
            title={name}
            className={className}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // Players refuse to play for a page that does not say where it is; the shop may keep that to itself.
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
            onLoad={() => setLoaded(true)}
          />
        )}
      </VideoPlayer>
      <noscript>
        <a href={getWatchUrl(source)} className={styles.link}>
          {play}
        </a>
      </noscript>
    </>
  );
}
