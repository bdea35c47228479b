import { decodeHtmlCode } from './plain-text.ts';

/** Most characters of a text above a list, markup excepted: about three lines on a wide screen, and six on a phone. */
const maxLength = 320;

/** What is more than a few words: images, tables, and the content types of Page Builder besides texts. */
const rich = /<(?:img|picture|table|iframe|video|form)\b|data-content-type="(?!row|text|html|heading|root)/;

/** Returns whether a text is short enough to stand above a list without pushing it off the screen. */
export function isLead(html: string): boolean {
  const markup = decodeHtmlCode(html);
  const text = markup.replace(/<style[^>]*>.*?<\/style>|<[^>]*>/gs, '').replace(/\s+/g, ' ');
  return !rich.test(markup) && text.length <= maxLength;
}
