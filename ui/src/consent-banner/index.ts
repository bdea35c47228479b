export { ConsentBanner, type ConsentBannerProps } from './consent-banner.tsx';
