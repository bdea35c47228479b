export { WitrynaProvider, useWitryna, type WitrynaContextValue, type WitrynaProviderProps } from './provider.tsx';
export { AnchorLink, type LinkProps } from './anchor-link.tsx';
export { plainImage, type ImageRequest, type ImageResolver } from './plain-image.ts';
export type { UiWords } from './ui-words.ts';
export { useWords, type OwnWords } from './use-words.ts';
