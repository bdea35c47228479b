import type { PageAssets, PageStyles } from './asset-manifest.ts';
import type { PostedForm } from '../../src/forms/posted-form.ts';
import { escapeHtml } from '../../src/platform/navigation/escape-html.ts';
import { earlyScript } from './early-script.ts';
import { shopperPreloadScript } from './shopper-preload-script.ts';
import { getThemeAttributes, type DocumentTheme } from './document-theme.ts';

export interface DocumentParts {
  /** BCP 47 tag, e.g. `pl-PL`. */
  locale: string;
  documentTheme: DocumentTheme;
  /** Markup for `<head>`: title, metadata. Already escaped. */
  head: string;
  /** URL of the icon that the merchant has uploaded. Default: the shop's own. */
  favicon?: string | null;
  /** Markup of links that fetch the page's first images. Default: none. */
  preloads?: string;
  /**
   * What the browser needs to continue: put into the page as JSON. Its `layout` is the same object on many pages and
   * never changes.
   */
  state: Readonly<Record<string, unknown>>;
  /** Whether the application starts at the first interaction, unless the browser holds data of the shopper. Default: false. */
  startsOnInteraction?: boolean;
  /** Whether this is a page about a failure of the backend, which stays small: its scripts can wait. Default: false. */
  isError?: boolean;
  /** Values of a form that was posted to the page. Default: none. */
  postedForm?: PostedForm | null;
  assets: PageAssets;
}

/** Writes JSON so that it cannot end the element it is in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const styleElements = new WeakMap<PageStyles, string>();

// Pages of one kind share their styles. The order of the layers is declared before any rule, whichever sheet comes
// first; the application does not fetch the named files again; no rule can end the element.
function styleElement(styles: PageStyles): string {
  const element =
    styleElements.get(styles) ??
    `<style data-files="${styles.files.join(' ')}">@layer witryna.reset, witryna.tokens, witryna.base, witryna.components, witryna.layout, witryna.app;\n${styles.css.replaceAll('</', '<\\/')}</style>`;
  styleElements.set(styles, element);
  return element;
}

const layoutTexts = new WeakMap<object, string>();

// The menu of a large shop is most of the state; serializing it for each page took a tenth of the time.
function layoutJson(layout: object): string {
  const json = layoutTexts.get(layout) ?? jsonForHtml(layout);
  layoutTexts.set(layout, json);
  return json;
}

function stateJson({ layout, ...others }: DocumentParts['state']): string {
  if (typeof layout !== 'object' || layout === null) return jsonForHtml({ ...others, layout });
  const members = jsonForHtml(others).slice(1, -1);
  return `{${members && `${members},`}"layout":${layoutJson(layout)}}`;
}

/**
 * Everything before the application's markup. The first images are named before all else. The styles stand in the
 * page: fetched, they would hold back the first paint by another way to the server and back, and take the six
 * connections that a browser opens to it from the main picture. Fonts follow from the styles, scripts from the end.
 * Nothing is painted before all markup is there: a page whose text is still on its way has its images elsewhere, and
 * they would jump.
 */
export function documentStart({
  locale,
  documentTheme,
  head,
  favicon = null,
  preloads = '',
  assets: { styles },
}: DocumentParts): string {
  return [
    `<!doctype html><html lang="${locale}"${getThemeAttributes(documentTheme)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    preloads,
    head,
    favicon === null
      ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
      : `<link rel="icon" href="${escapeHtml(favicon)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="expect" href="#${bootElementId}" blocking="render">`,
    styleElement(styles),
    `<script>${earlyScript}</script>`,
    '</head><body>',
  ].join('');
}

const preloadLinks = (modules: readonly string[]): string =>
  modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('');

const bootElementId = 'witryna-boot';

/** `readPostedForm` of the application reads it. */
const postedFormElementId = 'witryna-posted-form';

/**
 * Everything after the application's markup. The boot script runs when the state behind it has been read, as all
 * modules do.
 */
export function documentEnd({
  assets,
  state,
  postedForm,
  startsOnInteraction = false,
  isError = false,
}: DocumentParts): string {
  const { deferredModules } = assets;
  const modules = [assets.entry, ...assets.modules];
  return [
    `<script type="module" id="${bootElementId}" src="${assets.boot}" data-page="${assets.page}" data-modules="${modules.join(' ')}"${deferredModules ? ` data-deferred="${deferredModules.join(' ')}"` : ''}${startsOnInteraction ? ' data-start="interaction"' : ''}></script>`,
    // The boot script would name them a way to the server later. On other pages they wait for the main image.
    ...(deferredModules || isError
      ? []
      : [startsOnInteraction ? `<script>${shopperPreloadScript}</script>` : preloadLinks(modules)]),
    postedForm ? `<script type="application/json" id="${postedFormElementId}">${jsonForHtml(postedForm)}</script>` : '',
    `<script type="application/json" id="witryna-state">${stateJson(state)}</script>`,
    '</body></html>',
  ].join('');
}
