import { describe, expect, it } from 'vitest';
import { formatConclusion } from './format-conclusion.mjs';

type Finding = Parameters<typeof formatConclusion>[1]['behavior'][number];

const url = 'https://shop.example/magento';

const conclude = (verdict: Finding['verdict'], env: Record<string, string> = {}, behavior?: Finding[]) =>
  formatConclusion(
    url,
    {
      connection: [{ name: 'GraphQL', verdict: 'ok', text: '' }],
      behavior: behavior ?? [{ name: 'Purchase', verdict, text: '' }],
      features: [{ name: 'Stores', verdict: 'missing', text: '' }],
      settings: { MEDIA_ORIGINS: 'https://cdn.example', DEFAULT_LOCALE: 'de_DE', SHOP_NAME: 'Schuh & Licht' },
    },
    env,
  );

const command =
  "MEDIA_ORIGINS=https://cdn.example DEFAULT_LOCALE=de_DE SHOP_NAME='Schuh & Licht' COMMERCE_URL=https://shop.example/magento npm start";

describe('formatConclusion', () => {
  it('says how to start a shop that runs', () => {
    const { text, isReady } = conclude('ok');
    expect(isReady).toBe(true);
    expect(text).toMatch(/^The shop runs on it, without 1 of its 1 further features/);
    expect(text).toContain(`\nStart it with: ${command}\n`);
  });

  it.each([
    ['broken', 'One thing has to be fixed'],
    ['unknown', 'one check does not show'],
  ] as const)('says it also when something is %s', (verdict, summary) => {
    const { text, isReady } = conclude(verdict);
    expect(isReady).toBe(false);
    expect(text).toContain(summary);
    expect(text).toContain(`\nThen start it with: ${command}\n`);
  });

  it('proposes nothing for a backend of which it knows nothing', () => {
    expect(conclude('ok', {}, []).text).not.toContain('npm start');
  });

  it('repeats the settings that it was given, but for secrets, and prefers them', () => {
    const { text } = conclude('ok', {
      OFFLINE_PAYMENT_METHODS: 'invoice_30,pay_in_store',
      MEDIA_ORIGINS: 'https://video.example',
      SHOP_NAME: 'Wagner',
      PURGE_TOKEN: 'a-secret-of-the-shop',
      COMMERCE_URL: 'https://other.example',
      HOME: '/root',
    });
    expect(text).toContain(
      'MEDIA_ORIGINS=https://cdn.example,https://video.example DEFAULT_LOCALE=de_DE SHOP_NAME=Wagner OFFLINE_PAYMENT_METHODS=invoice_30,pay_in_store COMMERCE_URL=https://shop.example/magento npm start',
    );
    expect(text).not.toContain('a-secret');
    expect(text).not.toContain('/root');
  });

  it('names the public address of the shop until it knows it', () => {
    expect(conclude('ok').text).toContain('also set PUBLIC_URL, e.g. PUBLIC_URL=https://www.shop.example');
    const { text } = conclude('ok', { PUBLIC_URL: 'https://www.wagner.example' });
    expect(text).toContain('PUBLIC_URL=https://www.wagner.example COMMERCE_URL=');
    expect(text).not.toContain('stands for it');
  });
});
