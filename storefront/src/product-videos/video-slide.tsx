import { Image } from '@witryna/ui/image';
import { Text, TextLink } from '@witryna/ui/text';
import { VideoPlayer } from '@witryna/ui/video-player';
import { useState } from 'react';
import { useIntl } from '../i18n/index.ts';
import { FilePlayer } from './file-player.tsx';
import type { ProductVideo } from './product-video.ts';

interface VideoSlideProps {
  video: ProductVideo;
  title: string;
  /** Whether the gallery shows the slide. The video stops when it no longer does. */
  isCurrent: boolean;
  /** Width of its preview image, as of the gallery's pictures. */
  imageSize: { maxWidth: number; sizes: string };
}

/**
 * A video of the gallery behind its preview image, with its title as caption. Nothing is requested from its host before
 * the click, and whoever clicks has read that the host gets data. Without scripts it is a link to the video.
 */
export function VideoSlide({ video, title, isCurrent, imageSize }: VideoSlideProps) {
  const intl = useIntl();
  const { player, poster, description } = video;
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('loading');
  return (
    <figure>
      <VideoPlayer
        title={title}
        active={isCurrent}
        onStartedChange={() => setStatus('loading')}
        status={status}
        onRetry={() => setStatus('loading')}
        poster={<Image src={poster} alt="" {...imageSize} ratio={16 / 9} priority={video.index === 0} />}
        notice={player.host && intl.formatMessage('productVideos.notice', { host: player.host })}
      >
        {({ title: label, className }) =>
          player.type === 'frame' ? (
            <iframe
              src={player.src}
              title={label}
              className={className}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              // Players refuse to play without a referrer, which the policy of the shop may withhold.
              referrerPolicy="strict-origin-when-cross-origin"
              allowFullScreen
              onLoad={() => setStatus('ready')}
            />
          ) : (
            <FilePlayer src={player.src} title={label} className={className} onStatusChange={setStatus} />
          )
        }
      </VideoPlayer>
      <figcaption>
        <Text weight="semibold">{title}</Text>
        <noscript>
          <TextLink href={player.link}>{intl.formatMessage('productVideos.watch', { title })}</TextLink>
        </noscript>
        {description && (
          <Text size="small" tone="secondary">
            {description}
          </Text>
        )}
      </figcaption>
    </figure>
  );
}
