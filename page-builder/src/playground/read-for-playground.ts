import { parseRichContent } from '../parser/index.browser.ts';
import type { RichContentValue } from '../nodes.ts';

/** What the parser made of markup, and what it had to say. */
export interface Reading {
  content: RichContentValue;
  /** What fell back, and why, in the order it was met. */
  messages: string[];
}

const reasons = {
  'missing-alt': 'picture without alternative text or caption, shown as decoration',
  'outside-content-types': 'outside of content types, not shown',
  'not-allowed': 'not allowed in content, taken away',
  directive: 'directive that only Magento can replace',
  'low-contrast': 'text that can hardly be read on its ground',
  'text-on-image': 'text on a picture without an overlay colour, readable only as far as the picture allows',
} as const;

/**
 * Reads markup and collects everything that is not shown as it was written.
 *
 * @param mediaAddress what the shop's backend puts for `{{media url=…}}`, which content copied from its admin still
 * holds. Default: nothing
 */
export function readForPlayground(html: string, mediaAddress = ''): Reading {
  const messages = new Set<string>();
  const note = (message: string, error?: unknown) =>
    messages.add(error instanceof Error ? `${message} ${error.message}` : message);
  const content = parseRichContent(withMedia(html, mediaAddress.trim()), {
    keepUnsupported: true,
    logger: { warn: note, error: note },
    onProblem: ({ kind, subject }) => messages.add(`${subject}: ${reasons[kind]}`),
  });
  if ('html' in content) messages.add('No content types: shown as sanitised HTML.');
  return { content, messages: [...messages] };
}

/** Puts the addresses of media where their directives stand, whatever quotes these have. */
function withMedia(html: string, address: string): string {
  if (address === '') return html;
  const quote = /&(?:quot|#0?39|apos);|["'\\]/g;
  return html.replace(
    /\{\{media\s+url=(.*?)\}\}/gi,
    (_, path: string) => `${address.replace(/\/+$/, '')}/${path.replace(quote, '').trim()}`,
  );
}
