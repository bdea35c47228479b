import type { PageAssets } from './asset-manifest.ts';
import { lookAttributes, type Look } from './look.ts';

export interface DocumentParts {
  /** BCP 47 tag, e.g. `pl-PL`. */
  locale: string;
  look: Look;
  /** Markup for `<head>`: title, metadata. Already escaped. */
  head: string;
  /** What the browser needs to continue: put into the page as JSON. Its `frame` is the same object on many pages and never changes. */
  state: Readonly<Record<string, unknown>>;
  assets: PageAssets;
}

/** Writes JSON so that it cannot end the element it stands in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const frames = new WeakMap<object, string>();

// The menu of a large shop is most of the state: a tenth of a page's time went into writing it again.
function frameJson(frame: object): string {
  const json = frames.get(frame) ?? jsonForHtml(frame);
  frames.set(frame, json);
  return json;
}

function stateJson({ frame, ...others }: DocumentParts['state']): string {
  if (typeof frame !== 'object' || frame === null) return jsonForHtml({ ...others, frame });
  const members = jsonForHtml(others).slice(1, -1);
  return `{${members && `${members},`}"frame":${frameJson(frame)}}`;
}

/**
 * Everything before the application's markup. Only what paints is named here, for the main picture must not wait for one of
 * the six connections that a browser opens: fonts follow from the styles, scripts from the end.
 */
export function documentStart({ locale, look, head, assets }: DocumentParts): string {
  return [
    `<!doctype html><html lang="${locale}"${lookAttributes(look)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    // The order is declared before any stylesheet, whichever chunk arrives first.
    '<style>@layer reset, tokens, base, components, layout, app;</style>',
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    '</head><body>',
  ].join('');
}

/** Everything after the application's markup. */
export function documentEnd({ assets, state }: DocumentParts): string {
  return [
    `<script type="application/json" id="witryna-state">${stateJson(state)}</script>`,
    `<script type="module" src="${assets.boot}" data-page="${assets.page}" data-modules="${[assets.entry, ...assets.modules].join(' ')}"></script>`,
    '</body></html>',
  ].join('');
}
