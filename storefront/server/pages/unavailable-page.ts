import type { ServerResponse } from 'node:http';

/** The shop's own look, in few words: nothing else can be asked for here. */
const styles = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbfaf6;color:#17211b;font:1rem/1.5 system-ui,sans-serif}',
  'main{max-width:30rem;padding:2rem 1rem;text-align:center}',
  'main::before{content:"";display:block;width:10rem;height:12.5rem;margin:0 auto 2rem;border-radius:10rem 10rem 0 0;background:#d5e0cd}',
  'h1{margin:0;font-size:1.75rem;line-height:1.15}',
  'a{display:inline-block;padding:.75rem 1.75rem;border-radius:2rem;background:#1e4b38;color:#fff;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:2px solid #1e4b38;outline-offset:2px}',
  'small{color:#55625a;overflow-wrap:anywhere}',
].join('');

/** The last resort when not even the error page of the shop can be rendered: self-contained and honest. */
export function unavailablePage(response: ServerResponse, requestId: string): void {
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '30' });
  response.end(
    '<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      `<title>Sklep jest chwilowo niedostępny</title><style>${styles}</style></head><body><main><h1>Sklep jest chwilowo niedostępny</h1>` +
      '<p>Pracujemy nad tym. Twój koszyk jest bezpieczny – spróbuj ponownie za chwilę.</p>' +
      `<p><a href="">Spróbuj ponownie</a></p><p><small>Numer zgłoszenia: ${requestId}</small></p></main></body></html>`,
  );
}
