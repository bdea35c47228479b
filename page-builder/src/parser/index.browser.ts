import { createParser } from './create-parser.ts';
import { parseWithDom } from './dom-html.ts';
import { tidyFirst } from './tidy-first.ts';

export * from './public.ts';

const parser = createParser(tidyFirst(parseWithDom));

/** Reads Page Builder markup into a tree of plain JSON. Never throws. See `Parser`. */
export const parsePageBuilder = parser.parsePageBuilder;

/** Reads any CMS content: a Page Builder tree, or sanitised HTML when there are no content types in it (CMS-01). See `Parser`. */
export const parseRichContent = parser.parseRichContent;

/** Sanitises plain HTML. See `Parser`. */
export const sanitizeHtml = parser.sanitizeHtml;
