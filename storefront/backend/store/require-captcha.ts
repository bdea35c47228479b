import { inputError } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';
import { getCaptchaType } from './captcha-forms.ts';

/** Tokens that were used, by the protected forms of a backend. */
const usedTokens = new WeakMap<readonly string[], Set<string>>();

/**
 * Refuses a call of a protected form that carries no captcha token, or one that was used before: Google accepts each
 * once. No service is asked what a token is worth: the embedded shop talks to nobody.
 *
 * @throws CommerceError graphql-input in Magento's words
 */
export function requireCaptcha({ captchaForms, header }: RequestContext, form: string): void {
  if (getCaptchaType(form, captchaForms) === undefined) return;
  const used = usedTokens.get(captchaForms) ?? new Set();
  usedTokens.set(captchaForms, used);
  const token = header('x-recaptcha');
  if (!token || used.has(token)) throw inputError('ReCaptcha validation failed, please try again');
  used.add(token);
}
