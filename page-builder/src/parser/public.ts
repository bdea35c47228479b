export { isPageBuilder } from '../is-page-builder.ts';
export type * from '../nodes.ts';
export type { ParseOptions, Parser } from './create-parser.ts';
export type { HtmlElement, HtmlNode, HtmlText } from './html-tree.ts';
export { defineReader } from '../define-reader.ts';
export type { ContentTypeReader, HtmlPolicy, ContentProblem, ReadContext } from './reader.ts';
export type { Logger } from './walk.ts';
