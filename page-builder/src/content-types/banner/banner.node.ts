import type { BackgroundFields, ButtonType, LinkFields, NodeBase, VideoBackgroundFields } from '../../node-base.ts';

export const bannerAppearances = ['poster', 'collage-left', 'collage-centered', 'collage-right'] as const;

/** When a part of a banner is shown. */
export const visibilities = ['always', 'hover', 'never'] as const;
export type Visibility = (typeof visibilities)[number];

/** What a banner and a slide have in common (PBT-26 to PBT-31). */
export interface BannerFields extends NodeBase, BackgroundFields, VideoBackgroundFields, LinkFields {
  /** Sanitised HTML. */
  content: string;
  /** Sanitised HTML of small print, for shops that extend the banner with it. */
  legal?: string;
  showButton: Visibility;
  buttonText?: string;
  buttonType: ButtonType;
  showOverlay: Visibility;
  overlayColor?: string;
}

/** A picture or video with text, a button and a link. */
export interface BannerNode extends BannerFields {
  contentType: 'banner';
}
