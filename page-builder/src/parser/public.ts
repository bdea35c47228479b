export { isPageBuilder } from '../is-page-builder.ts';
export type * from '../types.ts';
export type { ParseOptions, Parser } from './create-parser.ts';
export type { HtmlElement, HtmlNode, HtmlText } from './html-tree.ts';
export { defineReader, type ContentTypeReader, type HtmlPolicy, type Problem, type ReadContext } from './reader.ts';
export type { Logger } from './walk.ts';
