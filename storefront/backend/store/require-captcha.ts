import { inputError } from '../graphql-error.ts';
import type { RequestContext } from '../request-context.ts';

/**
 * Refuses a call of a protected form that carries no captcha token. No service is asked what a token is worth: the
 * embedded shop talks to nobody.
 *
 * @throws CommerceError graphql-input in Magento's words
 */
export function requireCaptcha({ captchaForms, header }: RequestContext, form: string): void {
  if (captchaForms.includes(form) && !header('x-recaptcha'))
    throw inputError('ReCaptcha validation failed, please try again');
}
