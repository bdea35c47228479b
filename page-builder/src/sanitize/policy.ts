import { toNames } from '../to-names.ts';

/**
 * Allowlist of sanitized HTML. Everything else is stripped: an unknown element becomes a plain `span` or `div`, and a
 * dropped element, attribute or declaration is removed completely. The elements are in `policy-elements.ts`.
 */

/** Attributes that every element may have. */
export const globalAttributes = toNames('aria-hidden aria-label class dir id lang style title');

/** Attributes of single elements. */
export const elementAttributes: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    a: toNames('href rel target'),
    audio: toNames('controls crossorigin loop muted preload src'),
    col: toNames('span'),
    colgroup: toNames('span'),
    del: toNames('datetime'),
    details: toNames('open'),
    iframe: toNames('allow allowfullscreen height loading referrerpolicy src width'),
    img: toNames('alt height src width'),
    ins: toNames('datetime'),
    li: toNames('value'),
    ol: toNames('reversed start type'),
    source: toNames('src type'),
    table: toNames('role'),
    td: toNames('colspan rowspan'),
    th: toNames('colspan rowspan scope'),
    time: toNames('datetime'),
    track: toNames('default kind label src srclang'),
    video: toNames('controls crossorigin height loop muted playsinline poster preload src width'),
  }),
);

/** Attributes that visitors read or hear. `alt` is completed apart. */
export const textAttributes = toNames('aria-label label title');

/** Attributes from which the browser loads files. */
export const mediaAttributes = toNames('poster src');

/**
 * CSS properties allowed in a `style` attribute. None of them moves an element out of its position or over another one.
 */
export const allowedProperties = toNames(
  'align-content align-items align-self aspect-ratio background background-color background-image background-position ' +
    'background-repeat background-size border border-bottom border-bottom-color border-bottom-left-radius ' +
    'border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-left ' +
    'border-left-color border-left-style border-left-width border-radius border-right border-right-color border-right-style ' +
    'border-right-width border-spacing border-style border-top border-top-color border-top-left-radius ' +
    'border-top-right-radius border-top-style border-top-width border-width box-sizing caption-side clear color column-count ' +
    'column-gap direction display flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-family ' +
    'font-feature-settings font-size font-style font-variant font-weight gap grid-template-columns height hyphens ' +
    'justify-content justify-items letter-spacing line-height list-style list-style-position list-style-type margin ' +
    'margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width object-fit object-position ' +
    'opacity order overflow overflow-wrap overflow-x overflow-y padding padding-bottom padding-left padding-right padding-top ' +
    'position row-gap table-layout text-align text-decoration text-indent text-transform unicode-bidi vertical-align visibility ' +
    'white-space width word-break word-spacing word-wrap',
);

/** CSS functions allowed in values. */
export const allowedFunctions = toNames(
  'calc clamp hsl hsla linear-gradient max min minmax radial-gradient repeat rgb rgba url',
);
