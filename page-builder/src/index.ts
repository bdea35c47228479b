export type * from './nodes.ts';
export { buttonTypes } from './keywords.ts';
export { linkTypes } from './reader-keywords.ts';
export { isPageBuilder } from './is-page-builder.ts';
export { PageBuilder, RichContent, type PageBuilderProps, type RichContentProps } from './render/page-builder.tsx';
export {
  PageBuilderProvider,
  usePageBuilder,
  type PageBuilderProviderProps,
  type PageBuilderSettings,
} from './render/provider.tsx';
export { defineRenderer, type ContentTypeProps, type ContentTypeRenderer } from './render/renderer.ts';
export { defineContentType, type ContentTypeDefinition, type DefinedContentType } from './define-content-type.ts';
export { defineLazyRenderer } from './render/lazy-renderer.ts';
export { getContentTypes } from './render/get-content-types.ts';
export { loadRenderers } from './render/load-renderers.ts';
export { getBoxProps, type BoxProps } from './render/box.ts';
export { ContentNodes } from './render/content-nodes.tsx';
export { RichHtml, type RichHtmlProps } from './render/rich-html.tsx';
export { CmsLink, type CmsLinkProps } from './render/cms-link.tsx';
export { CmsImage, type CmsImageProps } from './render/cms-image.tsx';
export {
  cmsImageQuality,
  getCmsImageUrl,
  type CmsImageRequest,
  type CmsImageUrlResolver,
} from './render/get-cms-image-url.ts';
export { resolveLink, type LinkSettings, type ResolvedLink } from './render/resolve-link.ts';
export { englishStrings, type PageBuilderStrings } from './render/strings.ts';
export type { VideoEvent, VideoEventType } from './player/player-adapter.ts';
export { headingShift, type HeadingLevel } from './render/heading-shift.ts';
export type { MapComponentProps } from './content-types/map/map-component-props.ts';
export type { ProductItem, ProductsComponentProps } from './content-types/products/products-component-props.ts';
