import type { IntlShape } from '../i18n/index.ts';

/**
 * Returns sanitized HTML in which links of images and frames have names where the editor gave them none. Page Builder
 * content gets the same names from its renderer.
 *
 * @param intl with the messages of `contentMessages`, as on the server
 */
export function nameParts(html: string, intl: Pick<IntlShape, 'formatMessage'>): string {
  // The sanitizer escapes `>` in attributes, and leaves an empty label where nothing names a link.
  return html
    .replace(/(<a\b[^>]* aria-label=")(?=")/g, (start) => start + intl.formatMessage('content.openLink'))
    .replace(/<iframe(?![^>]* title=")/g, (start) => `${start} title="${intl.formatMessage('content.video')}"`);
}
