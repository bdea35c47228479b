import { createParser } from './create-parser.ts';
import { parseWithDom } from './dom-html.ts';
import { parseWellFormedFirst } from './parse-well-formed-first.ts';

export * from './public.ts';

const parser = createParser(parseWellFormedFirst(parseWithDom));

/** Reads Page Builder markup into a tree of plain JSON. Never throws. See `Parser`. */
export const parsePageBuilder = parser.parsePageBuilder;

/**
 * Reads any CMS content: a Page Builder tree, or sanitized HTML when there are no content types in it. See `Parser`.
 */
export const parseRichContent = parser.parseRichContent;

/** Sanitizes plain HTML. See `Parser`. */
export const sanitizeHtml = parser.sanitizeHtml;
