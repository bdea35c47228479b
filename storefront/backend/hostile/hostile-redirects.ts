/** Targets of redirects that would lead out of the shop, run a script or break the header. */
export const hostileTargets: readonly string[] = [
  'https://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  'http://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://user@evil.example/',
  'https://localhost:3000@evil.example/',
  'https://evil.example\\@localhost/',
  '/evil.example',
  '//evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\t//evil.example',
  '\n/evil.example',
  '/\t/evil.example',
  './/evil.example',
  'a/..//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  'javascript:witrynaAlarm(1)',
  'java\tscript:witrynaAlarm(1)',
  'JAVASCRIPT:witrynaAlarm(1)',
  'data:text/html,<script>witrynaAlarm(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'httpjavascript:witrynaAlarm(1)',
  'http://[',
  'https://',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '%0d%0aLocation: https://evil.example',
  'a\r\nSet-Cookie: evil=1',
  'a\r\n\r\n<script>witrynaAlarm(1)</script>',
  'ftp://evil.example/',
  'mailto:evil@evil.example',
];

const HOSTILE_PATH = /^\/?hostile-redirect\/(\d+)$/u;

/** What `route(url)` answers for `/hostile-redirect/<number>`: a redirect to the target of this number. */
export function hostileRoute(url: string): { __typename: string; relative_url: string; redirect_code: number } | null {
  const index = Number(HOSTILE_PATH.exec(url)?.[1] ?? NaN);
  const target = hostileTargets[index];
  return target === undefined
    ? null
    : { __typename: 'RoutableUrl', relative_url: target, redirect_code: index % 2 === 0 ? 301 : 302 };
}
