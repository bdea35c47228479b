import { describe, expect, it } from 'vitest';
import { parseHeadIncludes } from './parse-head-includes.ts';

describe('parseHeadIncludes', () => {
  it.each([
    ['<meta name="google-site-verification" content="abc-1" />', 'google-site-verification', 'abc-1'],
    ["<META content='0A1B' name='msvalidate.01'>", 'msvalidate.01', '0A1B'],
    ['<meta name=p:domain_verify content=9f8>', 'p:domain_verify', '9f8'],
    ['<meta name="facebook-domain-verification" content="x > y">', 'facebook-domain-verification', 'x > y'],
    [
      '<meta name="apple-itunes-app" content="app-id=1, app-argument=a?b&amp;c">',
      'apple-itunes-app',
      'app-id=1, app-argument=a?b&c',
    ],
  ])('takes over %s', (html, name, content) => {
    expect(parseHeadIncludes(html)).toEqual([{ name, content }]);
  });

  it.each([
    null,
    '',
    '<script>alert(1)</script>',
    "<script>\"<meta name='x-verify' content='1'>\"</script>",
    '<!-- <meta name="google-site-verification" content="a"> -->',
    '<meta http-equiv="refresh" content="0; url=https://evil.example">',
    '<meta http-equiv="Content-Security-Policy" content="script-src *">',
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="unsafe-url">',
    '<meta data-name="google-site-verification" content="a">',
    '<base href="https://evil.example"><link rel="stylesheet" href="https://evil.example/a.css">',
    `<meta name="google-site-verification" content="${'a'.repeat(501)}">`,
    '<meta name="google-site-verification" content="">',
  ])('leaves out %s', (html) => {
    expect(parseHeadIncludes(html)).toEqual([]);
  });
});
