'use client';

import { VideoPlayer } from '@witryna/ui/video-player';
import { useState, type CSSProperties } from 'react';
import { usePageBuilder } from '../../render/provider.tsx';
import type { HostedVideoSource } from '../../video-source.ts';
import { getPlayerUrl, getWatchUrl } from './get-player-url.ts';
import * as styles from './video.css.ts';

interface HostedVideoProps {
  source: HostedVideoSource;
  /** Stored URL, which may have a start and end time. */
  url: string | undefined;
  title: string;
  style: CSSProperties;
}

/**
 * YouTube or Vimeo video behind a play button. Sends no request to the provider before the click, so videos never start
 * by themselves and visitors are not tracked. Without scripts it is a link to the video. [VI-2]
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
            // Players refuse to play without a referrer, which the policy of the shop may withhold.
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
