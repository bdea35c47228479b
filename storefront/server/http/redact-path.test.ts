import { expect, it } from 'vitest';
import { redactPath } from './redact-path.ts';

it.each([
  ['/sport.html?p=2', '/sport.html'],
  [
    '/rest/V1/guest-carts/yujMMysl8PugeFB56zfHcSY8WWeNLhq6/payment-information',
    '/rest/V1/guest-carts/*/payment-information',
  ],
  ['/rest/V1/guest-carts/yujMMysl8PugeFB56zfHcSY8WWeNLhq6', '/rest/V1/guest-carts/*'],
  ['/rest/V1/carts/mine/payment-information', '/rest/V1/carts/mine/payment-information'],
  ['/gdpr-request/type/delete/code/a1B2-c3', '/gdpr-request/type/delete/code/*'],
  ['/witryna_en/gdpr-request/type/delete/code/a1B2-c3/?x=1', '/witryna_en/gdpr-request/type/delete/code/*/'],
])('%s is logged as %s', (url, logged) => {
  expect(redactPath(url)).toBe(logged);
});
