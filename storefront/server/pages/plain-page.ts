import type { StoreDefaults } from '../../src/platform/layout/shop-settings.ts';
import { escapeHtml } from '../../src/platform/navigation/escape-html.ts';
import { documentTitle } from '../../src/platform/navigation/metadata.ts';
import { localeTag } from '../../src/i18n/index.ts';

/** Minimal styles of the shop; nothing else can be loaded here. */
const styles = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbfaf6;color:#17211b;font:1rem/1.5 system-ui,sans-serif}',
  'main{max-width:30rem;padding:2rem 1rem;text-align:center}',
  'main::before{content:"";display:block;width:10rem;height:12.5rem;margin:0 auto 2rem;border-radius:10rem 10rem 0 0;background:#d5e0cd}',
  'h1{margin:0;font-size:1.75rem;line-height:1.15}',
  'a{display:inline-block;padding:.75rem 1.75rem;border-radius:2rem;background:#1e4b38;color:#fff;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:2px solid #1e4b38;outline-offset:2px}',
  'small{color:#55625a;overflow-wrap:anywhere}',
].join('');

export interface PlainPage {
  title: string;
  text: string;
  /** Markup after the text. */
  end?: string;
}

/**
 * Returns the HTML of a page that needs neither the backend nor other files.
 *
 * @param view locale and name of the store view
 */
export function plainPageHtml(view: StoreDefaults, { title, text, end = '' }: PlainPage): string {
  const name = escapeHtml(view.name);
  return (
    `<!doctype html><html lang="${localeTag(view.locale)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(documentTitle(title, view.name))}</title><style>${styles}</style></head><body><main>` +
    (name && `<p><strong>${name}</strong></p>`) +
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${end}</main></body></html>`
  );
}
