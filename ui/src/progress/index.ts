export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { FreeShippingProgress, type FreeShippingProgressProps } from './free-shipping-progress.tsx';
export type { FreeShippingProgressStrings } from './free-shipping-progress.strings.ts';
