import type { ServerResponse } from 'node:http';

/** Serves the web app manifest with the name of the shop; without a name, browsers use the title of the page. */
export function sendWebManifest(response: ServerResponse, name: string): void {
  const body = JSON.stringify({
    ...(name && { name, short_name: name }),
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#1e4b38',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
  response.writeHead(200, {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  response.end(body);
}
