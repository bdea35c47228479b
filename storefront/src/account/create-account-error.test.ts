import { describe, expect, it } from 'vitest';
import { CommerceError, UnknownOutcomeError } from '../commerce/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { describeCreateAccountError } from './create-account-error.ts';
import { accountMessages } from './messages.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(accountMessages);

const describeError = (error: unknown) => describeCreateAccountError(error, intl.intl);
const refusal = (message: string, category: string) =>
  new CommerceError('graphql', { errors: [{ message, category, path: ['createCustomerV2'], code: undefined }] });

describe('describeCreateAccountError', () => {
  it('shows the hint for those who have an account below a refusal that may be a duplicate, in any language', () => {
    expect(describeError(refusal('Un client existe déjà.', 'graphql-input'))).toBe(
      'Un client existe déjà. Do you already have an account with this address? Then sign in, or set a new password if you have forgotten it.',
    );
  });

  it('replaces what Magento says of a duplicate without a language pack', () => {
    const duplicate = 'A customer with the same email address already exists in an associated website.';
    expect(describeError(refusal(duplicate, 'graphql-input'))).toMatch(/^There is an account with this address/);
  });

  it('shows no hint below other refusals', () => {
    const captcha = 'ReCaptcha validation failed, please try again';
    expect(describeError(refusal(captcha, 'graphql-input'))).toBe(captcha);
    expect(describeError(refusal('Taken', 'graphql-already-exists'))).toMatch(/^There is an account with this address/);
  });

  it('distinguishes an account that was not created from one of which it is not known', () => {
    const lost = new CommerceError('network');
    expect(describeError(lost)).toMatch(/^The account could not be created/);
    expect(describeError(refusal('Unexpected', 'internal'))).toMatch(/^The account could not be created/);
    expect(describeError(new UnknownOutcomeError(lost, lost))).toMatch(
      /^We do not know whether your account was created/,
    );
  });
});
