import { createParser } from './create-parser.ts';
import { parseWithParse5 } from './parse5-html.ts';
import { tidyFirst } from './tidy-first.ts';

export * from './public.ts';

const parser = createParser(tidyFirst(parseWithParse5));

/** Reads Page Builder markup into a tree of plain JSON. Never throws. See `Parser`. */
export const parsePageBuilder = parser.parsePageBuilder;

/** Reads any CMS content: a Page Builder tree, or sanitised HTML when there are no content types in it (CMS-01). See `Parser`. */
export const parseRichContent = parser.parseRichContent;

/** Sanitises plain HTML. See `Parser`. */
export const sanitizeHtml = parser.sanitizeHtml;
