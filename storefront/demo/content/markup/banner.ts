import { backgroundImages, contentType } from './content-types.ts';
import { escapeText, tag } from './tag.ts';
import type { Attributes } from './tag.ts';

export type BannerAppearance = 'poster' | 'collage-left' | 'collage-centered' | 'collage-right';

export interface BannerOptions {
  appearance: BannerAppearance;
  /** The merchant's own classes. */
  classes?: string;
  /** Markup of the words. */
  content: string;
  /** Address of the link over the whole of it, or of the button. */
  href?: string;
  button?: { label: string; look: 'primary' | 'secondary' };
  /** Name of a picture of the media service below `wysiwyg/`. */
  picture?: string;
  mobilePicture?: string;
  /** CSS declarations of the wrapper. */
  style?: string;
  /** CSS declarations of a poster's overlay, which carries its least height and padding. */
  overlayStyle?: string;
}

/** A banner. */
export function banner(options: BannerOptions): string {
  return bannerLike('banner', options, { class: options.classes });
}

/** A slide of a slider. */
export function slide(name: string, options: BannerOptions): string {
  return bannerLike('slide', options, { class: options.classes, 'data-slide-name': name });
}

function bannerLike(type: 'banner' | 'slide', options: BannerOptions, attributes: Attributes): string {
  const { appearance, content, href, button, picture, mobilePicture, style, overlayStyle } = options;
  const isPoster = appearance === 'poster';
  const words = [
    tag('div', { 'data-element': 'content' }, content),
    button === undefined
      ? ''
      : tag(
          'button',
          {
            type: 'button',
            class: `pagebuilder-${type}-button pagebuilder-button-${button.look}`,
            'data-element': 'button',
            style: 'opacity:1;visibility:visible',
          },
          escapeText(button.label),
        ),
  ].join('');
  const overlay = tag(
    'div',
    {
      class: isPoster ? 'pagebuilder-overlay pagebuilder-poster-overlay' : 'pagebuilder-overlay',
      'data-overlay-color': '',
      'aria-label': '',
      title: '',
      'data-element': 'overlay',
      style: ['border-radius:0px', overlayStyle, 'background-color:transparent'].filter(Boolean).join(';'),
    },
    tag('div', { class: isPoster ? 'pagebuilder-poster-content' : 'pagebuilder-collage-content' }, words),
  );
  const wrapper = tag(
    'div',
    {
      class: `pagebuilder-${type}-wrapper`,
      'data-background-images': backgroundImages(picture, mobilePicture),
      'data-background-type': 'image',
      'data-video-loop': 'true',
      'data-video-play-only-visible': 'true',
      'data-video-lazy-load': 'true',
      'data-video-fallback-src': '',
      'data-element': 'wrapper',
      style: ['background-size:cover', 'background-repeat:no-repeat', style].filter(Boolean).join(';'),
    },
    overlay,
  );
  const link =
    href === undefined
      ? tag('div', { 'data-element': 'empty_link' }, wrapper)
      : tag('a', { href, target: '', 'data-link-type': 'default', title: '', 'data-element': 'link' }, wrapper);
  return contentType(
    type,
    {
      ...attributes,
      'data-appearance': appearance,
      'data-show-button': button === undefined ? 'never' : 'always',
      'data-show-overlay': 'never',
      style: 'margin:0px',
    },
    link,
  );
}

/** Slides that change by hand. */
export function slider(slides: readonly string[], classes: string): string {
  return contentType(
    'slider',
    {
      class: `pagebuilder-slider ${classes}`,
      'data-autoplay': 'false',
      'data-autoplay-speed': '4000',
      'data-fade': 'false',
      'data-infinite-loop': 'false',
      'data-show-arrows': 'false',
      'data-show-dots': 'true',
    },
    slides.join(''),
  );
}
