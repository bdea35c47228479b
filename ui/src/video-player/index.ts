export { VideoPlayer, type VideoPlayerProps, type VideoPlayerSlot } from './video-player.tsx';
export type { VideoPlayerStrings } from './video-player.strings.ts';
