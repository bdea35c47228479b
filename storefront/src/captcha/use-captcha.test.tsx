// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CommerceProvider, createQueryCache, type Capabilities } from '../commerce/index.ts';
import { fakeBackend } from '../testing/index.ts';
import { useCaptcha, useIsProtected } from './use-captcha.ts';

afterEach(cleanup);

const checkbox = {
  is_enabled: true,
  configurations: {
    re_captcha_type: 'RECAPTCHA',
    website_key: 'key',
    badge_position: null,
    language_code: null,
    theme: 'light',
  },
};

function Form() {
  useCaptcha('NEWSLETTER');
  return <p>{useIsProtected('NEWSLETTER') ? 'protected' : 'open'}</p>;
}

function setUp(capabilities: Capabilities, data: object) {
  const { client, sent } = fakeBackend(() => ({ data }), { capabilities });
  render(
    <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
      <Form />
    </CommerceProvider>,
  );
  return sent;
}

describe('useIsProtected', () => {
  it('knows it from the request of the form, and sends no other', async () => {
    const sent = setUp(['captchaForms'], { NEWSLETTER: checkbox });
    await screen.findByText('protected');
    expect(sent.map(({ name }) => name)).toEqual(['GetReCaptchaFormConfigs']);
  });

  it('asks for version 3 where the backend knows no other', async () => {
    const config = { website_key: 'key', badge_position: '', language_code: null, forms: ['NEWSLETTER'] };
    const sent = setUp(['captcha'], { recaptchaV3Config: config });
    await screen.findByText('protected');
    expect(sent.map(({ name }) => name)).toEqual(['GetReCaptchaV3Config']);
  });
});
