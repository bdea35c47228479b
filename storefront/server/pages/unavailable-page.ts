import type { ServerResponse } from 'node:http';

/** The last resort when not even the error page of the shop can be rendered: plain, self-contained and honest. */
export function unavailablePage(response: ServerResponse, requestId: string): void {
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '30' });
  response.end(
    '<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>Sklep jest chwilowo niedostępny</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;' +
      'margin:15vh auto;padding:0 1rem}</style></head><body><main><h1>Sklep jest chwilowo niedostępny</h1>' +
      '<p>Pracujemy nad tym. Twój koszyk jest bezpieczny – spróbuj ponownie za chwilę.</p>' +
      `<p><a href="">Spróbuj ponownie</a></p><p><small>Numer zgłoszenia: ${requestId}</small></p></main></body></html>`,
  );
}
