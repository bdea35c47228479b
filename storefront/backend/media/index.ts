export { createMediaHandler } from './create-media-handler.ts';
