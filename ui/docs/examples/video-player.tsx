import { VideoPlayer } from '@witryna/ui/video-player';

export function ProductVideo() {
  return (
    <VideoPlayer title="How our shoes are made" poster={<img src="/poster.webp" alt="" />}>
      {({ title, className }) => (
        <iframe src="https://player.vimeo.com/video/76979871?autoplay=1" title={title} className={className} />
      )}
    </VideoPlayer>
  );
}
