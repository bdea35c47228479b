import { createElement, type ComponentType, type ReactElement } from 'react';
import type { ContentNode, ContentType, ContentTypes } from '../nodes.ts';

/** Props of every component that renders a content type. */
export interface ContentTypeProps<Node> {
  node: Node;
}

/** Options of a renderer. */
export interface RendererOptions {
  /**
   * Whether the component applies the site width itself. Default `false`: outside a row it is placed between the
   * gutters.
   */
  fullWidth?: boolean;
}

/** Renderer of one content type. Create one with {@link defineRenderer}. */
export interface ContentTypeRenderer {
  readonly contentType: string;
  readonly fullWidth: boolean;
  /** Returns the element for a node, or null if the node is of another type. */
  render(node: ContentNode): ReactElement | null;
  /** Loads the component if it is lazy. */
  load?(): Promise<void>;
}

/** Creates the renderer of a content type. */
export function defineRenderer<Type extends ContentType>(
  contentType: Type,
  component: ComponentType<ContentTypeProps<ContentTypes[Type]>>,
  { fullWidth = false }: RendererOptions = {},
): ContentTypeRenderer {
  return {
    contentType,
    fullWidth,
    render: (node) => (isNodeOf(node, contentType) ? createElement(component, { node }) : null),
  };
}

function isNodeOf<Type extends ContentType>(node: ContentNode, type: Type): node is ContentTypes[Type] & ContentNode {
  return node.contentType === type;
}
