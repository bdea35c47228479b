import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../src/platform/navigation/escape-html.ts';

/** Returns the icon of a shop that has none: the first letter of its name. */
export function createMonogram(name: string): string {
  const [letter = ''] = name.trim().toLocaleUpperCase();
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1e4b38"/>' +
    `<text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="#fff">${escapeHtml(letter)}</text></svg>`
  );
}

/** Serves the icon of a shop that has none. */
export function sendFavicon(response: ServerResponse, name: string): void {
  response.writeHead(200, { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' });
  response.end(createMonogram(name));
}
