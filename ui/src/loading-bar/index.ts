export { LoadingBar, type LoadingBarProps, type LoadingBarState } from './loading-bar.tsx';
