export { LoadingBar, type LoadingBarProps, type LoadingBarState } from './loading-bar.tsx';
export { useLoadingBar } from './use-loading-bar.ts';
