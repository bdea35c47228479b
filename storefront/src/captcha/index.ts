/** Protection of forms by reCAPTCHA v3. */
export { captchaConfigQuery } from './captcha-operations.ts';
export { readCaptchaConfig } from './captcha-config.ts';
export { captchaOf } from './captcha-of.ts';
export { useCaptcha } from './use-captcha.ts';
