/** Protection of forms by reCAPTCHA v3. */
export { getCaptcha } from './captcha-of.ts';
export { isCaptchaRefusal, isCaptchaText } from './captcha-refusal.ts';
export { useCaptcha, useIsProtected } from './use-captcha.ts';
