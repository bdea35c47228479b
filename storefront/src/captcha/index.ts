/** Protection of forms by reCAPTCHA v3. */
export { getCaptcha } from './get-captcha.ts';
export { isCaptchaError, isCaptchaText } from './captcha-error.ts';
export { useCaptcha, useIsProtected } from './use-captcha.ts';
