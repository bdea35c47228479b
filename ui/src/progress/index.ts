export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { FreeShippingProgress, type FreeShippingProgressProps } from './free-shipping-progress.tsx';
export type { FreeShippingProgressWords } from './free-shipping-progress.words.ts';
