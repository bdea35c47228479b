export { VideoPlayer, type VideoPlayerProps, type VideoPlayerSlot } from './video-player.tsx';
export type { VideoPlayerWords } from './video-player.words.ts';
