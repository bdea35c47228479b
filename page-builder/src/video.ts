/** Reads the URLs of videos, for applications that render videos themselves. Pages with content do not need it. */
export { getEmbedUrl, parseVideoSource, type HostedVideoSource, type VideoSource } from './video-source.ts';
export {
  findVimeoThumbnail,
  findYouTubeThumbnail,
  videoSizeDefaults,
  getVideoSize,
  parseVideoTimes,
  type PixelSize,
  type VideoTimes,
} from './video-source-details.ts';
