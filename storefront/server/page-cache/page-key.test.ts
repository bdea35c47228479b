import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignParameters } from '../../src/platform/navigation/campaign-parameters.ts';
import { getPageKey } from './page-key.ts';

const getKey = (target: string) => getPageKey(new URL(target, 'https://shop.example'))?.key;

describe('getPageKey', () => {
  it('tells pages apart by path and parameters', () => {
    expect(new Set(['/', '/a', '/a?p=1', '/a?p=2', '/a?p=1&q=1', '/a?q=%26p%3D1'].map(getKey)).size).toBe(6);
  });

  it('ignores the order of parameters and those of campaigns', () => {
    expect(getKey('/a?utm_source=x&b=2&gclid=y&a=1')).toBe(getKey('/a?a=1&b=2'));
  });

  it('stores no page of a URL with parameters of a campaign, which its markup might repeat', () => {
    expect(getPageKey(new URL('https://shop.example/a?b=2&a=1'))?.isCanonical).toBe(true);
    expect(getPageKey(new URL('https://shop.example/a?a=1&utm_source=x'))?.isCanonical).toBe(false);
  });

  it('returns null for a URL that is too long to be worth a copy', () => {
    expect(getPageKey(new URL(`https://shop.example/?q=${'x'.repeat(2000)}`))).toBeNull();
  });

  it('gives the same key only to URLs with the same path and parameters', () => {
    const parameters = fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 })), { maxLength: 3 });
    const toUrl = (pairs: [string, string][]) => new URL(`https://shop.example/a?${new URLSearchParams(pairs)}`);
    const content = (pairs: [string, string][]) =>
      JSON.stringify([...pairs].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)));
    fc.assert(
      fc.property(parameters, parameters, (one, other) => {
        fc.pre(content(one) !== content(other));
        expect(getPageKey(toUrl(one))?.key).not.toBe(getPageKey(toUrl(other))?.key);
      }),
    );
  });

  it('removes the parameters that the configuration of Varnish removes', () => {
    const vcl = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/varnish/default.vcl'), 'utf8');
    const [, names = ''] = /req\.url ~ "\[\?&\]\(([^)]+)\)="/.exec(vcl) ?? [];
    expect(`(?:${names})`).toBe(campaignParameters);
    expect(vcl).toContain(`"([?&])(?:${campaignParameters}=[^&]*(?:&|$))+"`);
    const examples = names.split('|').map((name) => name.replace('[a-z_]+', 'source'));
    expect(examples.length).toBeGreaterThan(5);
    expect(examples.map((name) => getKey(`/a?${name}=x`))).toEqual(examples.map(() => '/a'));
  });
});
