/** Where strings become markup and scripts, so that the browser can refuse all others (Trusted Types). */
export { jsonScript } from './json-script.ts';
export { trustedHtml, trustedScriptUrl } from './policy.ts';
export { SanitizedHtml } from './sanitized-html.tsx';
