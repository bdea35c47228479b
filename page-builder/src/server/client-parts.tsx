'use client';

import { lazyComponent } from '../render/lazy-component.tsx';

/**
 * Client components of content that a server component renders. Frameworks load all client modules that a server
 * component imports with every page, so each of these is loaded with the first content that needs it.
 */
export const { Component: ClientContent } = lazyComponent(() => import('./client-content.tsx'));

export const { Component: ClientContext } = lazyComponent(async () => ({
  default: (await import('../render/render-context.tsx')).RenderContextProvider,
}));

export const { Component: ClientBackground } = lazyComponent(async () => ({
  default: (await import('../render/background.tsx')).Background,
}));

export const { Component: ClientButton } = lazyComponent(async () => ({
  default: (await import('../content-types/button-item/button-item.tsx')).ButtonItem,
}));

export const { Component: ClientFrame } = lazyComponent(async () => ({
  default: (await import('../render/player-frame.tsx')).PlayerFrame,
}));

export const { Component: ClientHtml } = lazyComponent(async () => ({
  default: (await import('../content-types/html/html.tsx')).HtmlContent,
}));

export const { Component: ClientHtmlImage } = lazyComponent(async () => ({
  default: (await import('../render/cms-image.tsx')).CmsImage,
}));

export const { Component: ClientImage } = lazyComponent(async () => ({
  default: (await import('../content-types/image/image.tsx')).Image,
}));

export const { Component: ClientLink } = lazyComponent(async () => ({
  default: (await import('../render/cms-link.tsx')).CmsLink,
}));

export const { Component: ClientTable } = lazyComponent(async () => ({
  default: (await import('../render/table-frame.tsx')).TableFrame,
}));
