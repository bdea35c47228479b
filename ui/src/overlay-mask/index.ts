export { OverlayMask, type OverlayMaskProps } from './overlay-mask.tsx';
