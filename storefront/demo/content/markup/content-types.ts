import { escapeText, tag } from './tag.ts';
import type { Attributes } from './tag.ts';

/** The root element of a content type, as Page Builder's editor stores it. */
export function contentType(name: string, attributes: Attributes, content = '', element = 'div'): string {
  return tag(
    element,
    { 'data-content-type': name, 'data-appearance': 'default', 'data-element': 'main', ...attributes },
    content,
  );
}

/** The `data-background-images` attribute: JSON whose quotes are escaped by a backslash. */
export function backgroundImages(desktop?: string, mobile?: string): string {
  const directive = (name: string) => `{{media url=wysiwyg/${name}.jpg}}`;
  const images = {
    ...(desktop !== undefined && { desktop_image: directive(desktop) }),
    ...(mobile !== undefined && { mobile_image: directive(mobile) }),
  };
  return JSON.stringify(images).replaceAll('"', '\\"');
}

export interface RowOptions {
  /** The merchant's own classes. */
  classes?: string;
  /** CSS declarations after those that every row has. */
  style?: string;
  /** Name of a picture of the media service below `wysiwyg/`, which drifts behind the content. */
  parallax?: string;
}

/** A row as wide as the site. */
export function row(content: string, { classes, style = '', parallax }: RowOptions = {}): string {
  const settings = {
    'data-enable-parallax': parallax === undefined ? '0' : '1',
    'data-parallax-speed': '0.5',
    'data-background-images': backgroundImages(parallax),
    'data-background-type': 'image',
    'data-video-loop': 'true',
    'data-video-play-only-visible': 'true',
    'data-video-lazy-load': 'true',
    'data-video-fallback-src': '',
    'data-element': 'inner',
    class: classes,
    style: declarations('justify-content:flex-start', 'display:flex', 'flex-direction:column', style),
  };
  return contentType('row', { 'data-appearance': 'contained' }, tag('div', settings, content));
}

/** Columns in one line. Widths are percentages that add up to 100; `style` adds CSS declarations. */
export function columns(items: readonly { width: number; content: string; style?: string }[], classes = ''): string {
  const inLine = items.map(({ width, content, style = '' }) =>
    contentType(
      'column',
      {
        class: 'pagebuilder-column',
        'data-appearance': 'full-height',
        'data-background-images': '{}',
        style: declarations(
          'justify-content:flex-start',
          'display:flex',
          'flex-direction:column',
          `width:${width}%`,
          'align-self:stretch',
          style,
        ),
      },
      content,
    ),
  );
  const line = contentType(
    'column-line',
    { 'data-appearance': undefined, class: 'pagebuilder-column-line', style: 'display:flex;width:100%' },
    inLine.join(''),
  );
  return contentType(
    'column-group',
    {
      class: `pagebuilder-column-group ${classes}`.trim(),
      'data-background-images': '{}',
      'data-grid-size': '12',
    },
    line,
  );
}

/** A heading of level 1 to 6; `style` holds CSS declarations. */
export function heading(level: 1 | 2 | 3 | 4 | 5 | 6, text: string, style?: string): string {
  return contentType('heading', { style }, escapeText(text), `h${level}`);
}

/** Text of the editor; `html` is markup, `style` holds CSS declarations. */
export function text(html: string, classes?: string, style?: string): string {
  return contentType('text', { class: classes, style }, html);
}

/** A picture of the media service below `wysiwyg/`, 1600 by 1000 pixels. */
export function picture(name: string, alt: string): string {
  const source = (part: string, classes: string) =>
    `<img class="${classes}" src="{{media url=wysiwyg/${name}.jpg}}" alt="${escapeText(alt)}" title="" data-element="${part}" ` +
    'data-image-dimensions="{&quot;height&quot;:1000,&quot;width&quot;:1600,&quot;ratio&quot;:0.625}" ' +
    'style="border-style:none;border-width:1px;border-radius:24px;max-width:100%;height:auto">';
  return contentType(
    'image',
    { 'data-appearance': 'full-width', style: 'margin:0px;padding:0px;border-style:none' },
    source('desktop_image', 'pagebuilder-mobile-hidden') + source('mobile_image', 'pagebuilder-mobile-only'),
    'figure',
  );
}

/** Buttons beside each other. */
export function buttons(items: readonly { label: string; href: string; look: 'primary' | 'secondary' | 'link'; linkType?: 'default' | 'block' }[]): string {
  const written = items.map(({ label, href, look, linkType = 'default' }) =>
    contentType(
      'button-item',
      { style: 'display:inline-block' },
      tag(
        'a',
        { class: `pagebuilder-button-${look}`, href, target: '', 'data-link-type': linkType, 'data-element': 'link' },
        tag('span', { 'data-element': 'link_text' }, escapeText(label)),
      ),
    ),
  );
  return contentType('buttons', { 'data-appearance': 'inline', 'data-same-width': 'false' }, written.join(''));
}

/** Joins CSS declarations; empty ones are left out. */
function declarations(...list: readonly string[]): string {
  return list.filter((declaration) => declaration !== '').join(';');
}
