import { findContrastProblems } from '../parser/find-contrast-problems.ts';
import { parseRichContent } from '../parser/index.browser.ts';
import type { RichContentValue } from '../nodes.ts';

/** Result of parsing markup, with messages. */
export interface Reading {
  content: RichContentValue;
  /** Messages about content that is not rendered as written, in document order. */
  messages: string[];
}

const reasons = {
  'missing-alt': 'picture without alternative text or caption, shown as decoration',
  'outside-content-types': 'outside of content types, not shown',
  'not-allowed': 'not allowed in content, taken away',
  directive: 'directive that only Magento can replace',
  'low-contrast': 'text that can hardly be read on its ground',
  'text-on-image': 'text on a picture without an overlay color, readable only as far as the picture allows',
} as const;

/**
 * Parses markup and collects everything that is not rendered as written.
 *
 * @param mediaAddress - Base URL for `{{media url=…}}` in content copied from the admin. Default: none.
 */
export function readForPlayground(html: string, mediaAddress = ''): Reading {
  const messages = new Set<string>();
  const note = (message: string, error?: unknown) =>
    messages.add(error instanceof Error ? `${message} ${error.message}` : message);
  const addProblem = ({ kind, subject }: { kind: keyof typeof reasons; subject: string }) =>
    messages.add(`${subject}: ${reasons[kind]}`);
  const content = parseRichContent(withMedia(html, mediaAddress.trim()), {
    keepUnsupported: true,
    logger: { warn: note, error: note },
    onProblem: addProblem,
  });
  findContrastProblems(content).forEach(addProblem);
  if ('html' in content) messages.add('No content types: shown as sanitized HTML.');
  return { content, messages: [...messages] };
}

/** Replaces media directives with URLs, whatever quotes they have. */
function withMedia(html: string, address: string): string {
  if (address === '') return html;
  const quote = /&(?:quot|#0?39|apos);|["'\\]/g;
  return html.replace(
    /\{\{media\s+url=(.*?)\}\}/gi,
    (_, path: string) => `${address.replace(/\/+$/, '')}/${path.replace(quote, '').trim()}`,
  );
}
