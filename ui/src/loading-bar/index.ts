export { LoadingBar, type LoadingBarState } from './loading-bar.tsx';
