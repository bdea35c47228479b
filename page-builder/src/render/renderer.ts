import { createElement, type ComponentType, type ReactElement } from 'react';
import type { ContentNode, ContentType, ContentTypes } from '../nodes.ts';

/** Props of every component that renders a content type. */
export interface ContentTypeProps<Node> {
  node: Node;
}

/** How a renderer stands on a page. */
export interface RendererOptions {
  /**
   * The component keeps to the width of the site by itself. Default false: it is put between the gutters when it is no
   * child of a row.
   */
  fullWidth?: boolean;
}

/** Renders one content type. Make one with {@link defineRenderer}. */
export interface ContentTypeRenderer {
  readonly contentType: string;
  readonly fullWidth: boolean;
  /** The element for a node, or null when the node is of another type. */
  render(node: ContentNode): ReactElement | null;
  /** Fetches the component, for those that are not there from the beginning. */
  load?(): Promise<void>;
}

/** Makes the renderer of a content type. */
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
