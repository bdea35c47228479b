import { Image } from '@witryna/ui/image';
import { Stack } from '@witryna/ui/layout';
import { Text, TextLink } from '@witryna/ui/text';
import { VideoPlayer } from '@witryna/ui/video-player';
import { useState } from 'react';
import { FilePlayer } from './file-player.tsx';
import { getPlayer, type Player } from './get-player.ts';
import type { ProductVideo } from './product-video.ts';

/** Props of `ProductVideos`. */
export interface ProductVideosProps {
  videos: readonly ProductVideo[];
  /** Name of the product, for videos without a title. */
  name: string;
}

/** The videos of a product below each other. Those whose URL plays nothing are left out. */
export function ProductVideos({ videos, name }: ProductVideosProps) {
  const players = videos.flatMap((video) => {
    const player = getPlayer(video.url);
    return player ? [{ video, player }] : [];
  });
  if (players.length === 0) return null;
  return (
    <Stack as="ul" role="list" gap="x6">
      {players.map(({ video, player }) => (
        <li key={video.url}>
          <VideoFigure video={video} player={player} title={video.title || name} />
        </li>
      ))}
    </Stack>
  );
}

interface VideoFigureProps {
  video: ProductVideo;
  player: Player;
  title: string;
}

/**
 * A video behind its preview image, with its title as caption. Nothing is requested from its host before the click.
 */
function VideoFigure({ video: { poster, description }, player, title }: VideoFigureProps) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <figure>
      <VideoPlayer
        title={title}
        status={isLoaded ? 'ready' : 'loading'}
        poster={poster && <Image src={poster} alt="" maxWidth={720} ratio={16 / 9} />}
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
              onLoad={() => setLoaded(true)}
            />
          ) : (
            <FilePlayer src={player.src} title={label} className={className} onReady={() => setLoaded(true)} />
          )
        }
      </VideoPlayer>
      <figcaption>
        <Text weight="semibold">{title}</Text>
        {description && (
          <Text size="small" tone="secondary">
            {description}
          </Text>
        )}
        <noscript>
          <TextLink href={player.link}>{player.link}</TextLink>
        </noscript>
      </figcaption>
    </figure>
  );
}
