import type { ComponentType } from 'react';
import { defineReader, type ReaderDefinition } from './define-reader.ts';
import type { ContentTypeReader } from './parser/reader.ts';
import {
  defineRenderer,
  type ContentTypeProps,
  type ContentTypeRenderer,
  type RendererOptions,
} from './render/renderer.ts';
import type { ContentType, ContentTypes } from './nodes.ts';

/** Content type: its reader and its renderer. */
export interface ContentTypeDefinition<Type extends ContentType>
  extends Omit<ReaderDefinition<ContentTypes[Type]>, 'contentType'>,
    RendererOptions {
  /** The value of `data-content-type`. */
  contentType: Type;
  /** Renders a node. */
  component: ComponentType<ContentTypeProps<ContentTypes[Type]>>;
}

/** Both halves of a content type. */
export interface DefinedContentType {
  /** For `ParseOptions.readers`. */
  readonly reader: ContentTypeReader;
  /** For `PageBuilderSettings.renderers`. */
  readonly renderer: ContentTypeRenderer;
}

/**
 * Adds a content type, or replaces a built-in one of the same name: pass `reader` to the parser and `renderer` to the
 * provider. Declare the node of a new type in {@link ContentTypes}. A component that weighs much is better loaded late,
 * by `defineReader` and `defineLazyRenderer`.
 */
export function defineContentType<Type extends ContentType>({
  component,
  fullWidth = false,
  ...definition
}: ContentTypeDefinition<Type>): DefinedContentType {
  return {
    reader: defineReader(definition),
    renderer: defineRenderer(definition.contentType, component, { fullWidth }),
  };
}
