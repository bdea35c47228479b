export * from './types.ts';
export { buttonTypes, linkTypes } from './node-base.ts';
export { isPageBuilder } from './is-page-builder.ts';
export { PageBuilder, RichContent, type PageBuilderProps, type RichContentProps } from './render/page-builder.tsx';
export { PageBuilderProvider, usePageBuilder, type PageBuilderProviderProps, type PageBuilderSettings } from './render/provider.tsx';
export { defineRenderer, type ContentTypeProps, type ContentTypeRenderer } from './render/renderer.ts';
export { defineContentType, type ContentTypeDefinition, type DefinedContentType } from './define-content-type.ts';
export { defineLateRenderer } from './render/late-renderer.ts';
export { contentTypesIn } from './render/content-types-in.ts';
export { loadRenderers } from './render/load-renderers.ts';
export { boxProps, type BoxProps } from './render/box.ts';
export { Nodes } from './render/nodes.tsx';
export { RichHtml, type RichHtmlProps } from './render/rich-html.tsx';
export { CmsLink, type CmsLinkProps } from './render/cms-link.tsx';
export { CmsImage, type CmsImageProps } from './render/cms-image.tsx';
export { cmsImageQuality, cmsImageUrl, type CmsImageRequest, type CmsImageResolver } from './render/cms-image-url.ts';
export { resolveLink, type LinkSettings, type ResolvedLink } from './render/resolve-link.ts';
export { englishStrings, type PageBuilderStrings } from './render/strings.ts';
export { embedUrl, parseVideoSource, type HostedVideoSource, type VideoSource } from './video-source.ts';
export {
  findVimeoThumbnail, findYouTubeThumbnail, videoSizeDefaults, videoSizeOf, videoTimesOf, type PixelSize, type VideoTimes,
} from './video-source-details.ts';
export type { VideoEvent, VideoEventType } from './player/engine.ts';
export type { HeadingLevel } from './render/heading-shift.ts';
export type { MapSourceProps } from './content-types/map/map-source.ts';
export type { ProductCardItem, ProductsSourceProps } from './content-types/products/products-source.ts';
