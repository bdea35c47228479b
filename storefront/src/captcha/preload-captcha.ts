import type { LoadContext } from '../platform/navigation/load-context.ts';
import { captchaFormsQuery } from './captcha-operations.ts';

/**
 * Fetches the protection of forms together with a page, so that the server's HTML has room for their widgets. Without an
 * answer the forms ask for it themselves.
 */
export async function preloadCaptcha({ layout, query }: Pick<LoadContext, 'layout' | 'query'>): Promise<void> {
  if (layout.capabilities.includes('captchaForms'))
    await query(captchaFormsQuery, {}, { policy: 'cache-first' }).catch(() => undefined);
}
