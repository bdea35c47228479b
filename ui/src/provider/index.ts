export { WitrynaProvider, useWitryna, type WitrynaContextValue, type WitrynaProviderProps } from './provider.tsx';
export { AnchorLink, type LinkComponent, type LinkProps } from './anchor-link.tsx';
export { originalImageUrl, type ImageRequest, type ImageUrlResolver } from './original-image-url.ts';
export type { UiStrings } from './ui-strings.ts';
export { useStrings, type StringOverrides } from './use-strings.ts';
