import { CommerceError, RestError } from '../commerce/index.ts';

/** Magento's `ReCaptcha validation failed, please try again`. The service's name stays in every language. */
const refusalText = /re-?captcha/i;

/** Whether a refusal of the backend means that it missed a good captcha token, and nothing of what was sent. */
export const isCaptchaText = (message: string | undefined): boolean =>
  message !== undefined && refusalText.test(message);

/** The same of what a call throws. */
export function isCaptchaError(error: unknown): boolean {
  if (error instanceof RestError) return isCaptchaText(error.serverMessage);
  return error instanceof CommerceError && error.errors.some(({ message }) => isCaptchaText(message));
}
