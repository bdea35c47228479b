/** Protection of forms by reCAPTCHA. */
export { CaptchaField } from './captcha-field.tsx';
export { getCaptcha } from './get-captcha.ts';
export { preloadCaptcha } from './preload-captcha.ts';
export { isCaptchaError, isCaptchaText } from './captcha-error.ts';
export { useCaptcha, useIsProtected } from './use-captcha.ts';
