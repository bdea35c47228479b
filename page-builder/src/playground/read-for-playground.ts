import { parseRichContent } from '../parser/index.browser.ts';
import type { RichContentValue } from '../types.ts';

/** What the parser made of markup, and what it had to say. */
export interface Reading {
  content: RichContentValue;
  /** What fell back, and why, in the order it was met. */
  messages: string[];
}

const reasons = {
  'missing-alt': 'picture without alternative text or caption, shown as decoration',
  'outside-content-types': 'text outside of content types, not shown',
  'low-contrast': 'text that can hardly be read on its ground',
  'text-on-picture': 'text on a picture without an overlay colour, readable only as far as the picture allows',
} as const;

/** Reads markup and collects everything that is not shown as it was written. */
export function readForPlayground(html: string): Reading {
  const messages: string[] = [];
  const note = (message: string, error?: unknown) => messages.push(error instanceof Error ? `${message} ${error.message}` : message);
  const content = parseRichContent(html, {
    keepUnsupported: true,
    logger: { warn: note, error: note },
    report: ({ kind, subject }) => messages.push(`${subject}: ${reasons[kind]}`),
  });
  if ('html' in content) messages.push('No content types: shown as sanitised HTML.');
  return { content, messages };
}
