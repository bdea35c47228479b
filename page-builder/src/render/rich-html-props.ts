import type { CSSProperties } from 'react';
import { safeMedia } from '../sanitize/url.ts';

/** Props of an element of rich HTML. */
export interface RichProps {
  id?: string;
  className?: string;
  style?: CSSProperties;
  title?: string;
  [name: string]: unknown;
}

const propNames = (
  'aria-hidden aria-label data-pb-background data-theme dir id lang style title controls loop muted preload src span dateTime open allow allowFullScreen height loading ' +
  'referrerPolicy tabIndex width value reversed start type role colSpan rowSpan scope playsInline poster crossOrigin default kind label srcLang'
).split(' ');

/** Attributes of all elements with their React names. Those of links and images are handled by their components. */
const propOfAttribute = new Map([
  ['class', 'className'],
  ...propNames.map((name) => [name.toLowerCase(), name] as const),
]);
const booleans = /^(?:allowFullScreen|controls|default|loop|muted|open|playsInline|reversed)$/;
const media = /^(?:poster|src)$/;
/** URLs that the sanitizer writes for frames. */
const player =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]{11}(?:\?(?:(?:list|channel|start|end)=[\w-]+(?:&|$))+)?$|player\.vimeo\.com\/video\/\d+\?(?:h=[\da-fA-F]+&)?dnt=1$)/;
/** Properties that would move an element out of its position. The sanitizer allows none of them. */
const displacing = /^(?:position: (?!relative$|static$)|z-index|inset|top|right|bottom|left|transform|translate)/i;

/**
 * Converts the attributes of a sanitized element to props. Attributes that could execute code, load from other hosts or
 * cover the page are dropped again, for strings from other sources; the sanitizer alone decides about styles
 * and classes.
 */
export function readProps(element: string, attributes: ReadonlyMap<string, string>): RichProps {
  const props: RichProps = {};
  for (const [attribute, value] of attributes) {
    const name = propOfAttribute.get(attribute);
    if (name === undefined || (element === 'img' && /^(?:src|width|height)$/.test(name))) continue;
    if (name === 'style') props.style = readStyle(value);
    else if (media.test(name))
      props[name] = element !== 'iframe' ? safeMedia(value) : player.test(value) ? value : undefined;
    else props[name] = booleans.test(name) || value;
  }
  return props;
}

/** Parses the text of a `style` attribute, as the sanitizer writes it, into a React style object. */
function readStyle(text: string): CSSProperties {
  return Object.fromEntries(
    text.split(';').flatMap((part) => {
      const declaration = part.trim();
      const [property = '', value] = declaration.split(/: (.*)/s);
      const name = property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return value === undefined || displacing.test(declaration) ? [] : [[name, value]];
    }),
  );
}
