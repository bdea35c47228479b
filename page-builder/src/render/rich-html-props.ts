import type { CSSProperties } from 'react';
import { camelCase, splitDeclarations } from '../css/declarations.ts';
import { sanitizeDeclarations } from '../sanitize/inline-style.ts';
import { elementAttributes, globalAttributes, mediaAttributes } from '../sanitize/policy.ts';
import { safeMedia } from '../sanitize/url.ts';
import { embedUrl, parseVideoSource } from '../video-source.ts';

/** Props of an element of rich HTML. */
export interface RichProps {
  id?: string;
  className?: string;
  style?: CSSProperties;
  title?: string;
  [name: string]: unknown;
}

/** Attributes that React names otherwise. */
const propNames = new Map([
  ['allowfullscreen', 'allowFullScreen'], ['class', 'className'], ['colspan', 'colSpan'], ['datetime', 'dateTime'],
  ['playsinline', 'playsInline'], ['referrerpolicy', 'referrerPolicy'], ['rowspan', 'rowSpan'],
]);
const booleans = new Set(['allowfullscreen', 'controls', 'loop', 'muted', 'open', 'playsinline', 'reversed']);
/** Read by the components that draw links and pictures. */
const readElsewhere = new Map([['a', new Set(['href', 'rel', 'target'])], ['img', new Set(['alt', 'height', 'src', 'width'])]]);

/** Turns attributes into props, letting only those through that the policy allows. */
export function readProps(element: string, attributes: ReadonlyMap<string, string>): RichProps {
  const props: RichProps = {};
  for (const [name, value] of attributes) {
    const isAllowed = globalAttributes.has(name) || elementAttributes.get(element)?.has(name);
    if (!isAllowed || readElsewhere.get(element)?.has(name)) continue;
    if (name === 'style') props.style = readStyle(value);
    else if (mediaAttributes.has(name)) props[name] = element === 'iframe' ? frameUrl(value) : safeMedia(value);
    else props[propNames.get(name) ?? name] = booleans.has(name) ? true : value;
  }
  return props;
}

/** The text of a `style` attribute as a style object of React. */
function readStyle(text: string): CSSProperties {
  return Object.fromEntries(sanitizeDeclarations(splitDeclarations(text)).map(({ property, value }) => [camelCase(property), value]));
}

/** Only players are framed. */
function frameUrl(url: string): string | undefined {
  const video = parseVideoSource(url);
  return video && video.provider !== 'file' ? embedUrl(video) : undefined;
}
