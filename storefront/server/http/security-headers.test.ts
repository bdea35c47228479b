import { describe, expect, it } from 'vitest';
import { startHttp } from '../testing/start-http.ts';
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers.ts';

/** The sources of each directive. */
const directives = (policy: string) => new Map(policy.split('; ').map((part): [string, string[]] => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

describe('contentSecurityPolicy', () => {
  it('runs scripts of the shop itself only, never inline or evaluated', () => {
    const policy = directives(contentSecurityPolicy({ mediaOrigins: ['https://cdn.example'], development: false }));
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    for (const name of ['frame-src', 'object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
  });

  it('shows pictures and films of the named origins', () => {
    const policy = directives(contentSecurityPolicy({ mediaOrigins: ['https://cdn.example', 'https://img.example'], development: false }));
    for (const name of ['img-src', 'media-src']) expect(policy.get(name)).toEqual(["'self'", 'data:', 'https://cdn.example', 'https://img.example']);
    expect(policy.get('script-src')).not.toContain('https://cdn.example');
  });

  it('lets the development server inject its client', () => {
    const policy = directives(contentSecurityPolicy({ mediaOrigins: [], development: true }));
    expect(policy.get('script-src')).toContain("'unsafe-inline'");
    expect(policy.get('connect-src')).toContain('ws:');
  });
});

describe('setSecurityHeaders', () => {
  it('sets every header', async () => {
    const url = await startHttp((_, response) => {
      setSecurityHeaders(response, "default-src 'self'");
      response.end();
    });
    const { headers } = await fetch(url);
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });
});
