import type { BannerNode } from './content-types/banner/banner.node.ts';
import type { BlockNode } from './content-types/block/block.node.ts';
import type { ButtonItemNode } from './content-types/button-item/button-item.node.ts';
import type { ButtonsNode } from './content-types/buttons/buttons.node.ts';
import type { ColumnGroupNode } from './content-types/column-group/column-group.node.ts';
import type { ColumnLineNode } from './content-types/column-line/column-line.node.ts';
import type { ColumnNode } from './content-types/column/column.node.ts';
import type { DividerNode } from './content-types/divider/divider.node.ts';
import type { DynamicBlockNode, DynamicBlockRequest } from './content-types/dynamic_block/dynamic_block.node.ts';
import type { FaqItemNode } from './content-types/faq-item/faq-item.node.ts';
import type { FaqNode } from './content-types/faq/faq.node.ts';
import type { HeadingNode } from './content-types/heading/heading.node.ts';
import type { HtmlContentNode } from './content-types/html/html.node.ts';
import type { ImageNode } from './content-types/image/image.node.ts';
import type { MapLocation, MapNode } from './content-types/map/map.node.ts';
import type { ProductsNode } from './content-types/products/products.node.ts';
import type { RowNode } from './content-types/row/row.node.ts';
import type { SlideNode } from './content-types/slide/slide.node.ts';
import type { SliderNode } from './content-types/slider/slider.node.ts';
import type { TabItemNode } from './content-types/tab-item/tab-item.node.ts';
import type { TabsNode } from './content-types/tabs/tabs.node.ts';
import type { TextNode } from './content-types/text/text.node.ts';
import type { TintupNode } from './content-types/tintup/tintup.node.ts';
import type { VideoNode } from './content-types/video/video.node.ts';
import type { NodeBase } from './node-base.ts';

export type * from './node-base.ts';
export type {
  BannerNode, BlockNode, ButtonItemNode, ButtonsNode, ColumnGroupNode, ColumnLineNode, ColumnNode, DividerNode, DynamicBlockNode, DynamicBlockRequest,
  FaqItemNode, FaqNode, HeadingNode, HtmlContentNode, ImageNode, MapLocation, MapNode, ProductsNode, RowNode, SlideNode, SliderNode,
  TabItemNode, TabsNode, TextNode, TintupNode, VideoNode,
};

/**
 * Every content type that has a reader, by the name Magento stores in `data-content-type`.
 *
 * Applications with content types of their own add to it by declaration merging:
 * `declare module '@witryna/page-builder' { interface ContentTypes { countdown: CountdownNode } }`.
 */
export interface ContentTypes {
  banner: BannerNode;
  block: BlockNode;
  'button-item': ButtonItemNode;
  buttons: ButtonsNode;
  column: ColumnNode;
  'column-group': ColumnGroupNode;
  'column-line': ColumnLineNode;
  divider: DividerNode;
  dynamic_block: DynamicBlockNode;
  faq: FaqNode;
  'faq-item': FaqItemNode;
  heading: HeadingNode;
  html: HtmlContentNode;
  image: ImageNode;
  map: MapNode;
  products: ProductsNode;
  row: RowNode;
  slide: SlideNode;
  slider: SliderNode;
  'tab-item': TabItemNode;
  tabs: TabsNode;
  text: TextNode;
  tintup: TintupNode;
  video: VideoNode;
}

/** The name of a content type that can be read. */
export type ContentType = keyof ContentTypes;

/** A content type nobody reads. It is kept so that a tool can report it, and renders nothing unless it was asked to keep its HTML (PBT-03). */
export interface UnsupportedNode extends NodeBase {
  contentType: 'unsupported';
  /** What the markup calls it. */
  type: string;
  /** All it holds as sanitised HTML, with `ParseOptions.keepUnsupported`; there are no children then. */
  html?: string;
}

/** Any content type of a document. Narrow it by `contentType`. */
export type ContentNode = ContentTypes[ContentType] | UnsupportedNode;

/** A parsed document: plain JSON, so a server can parse and a browser can hydrate without the parser. */
export interface RootNode {
  contentType: 'root-container';
  /** A document has no look of its own. */
  appearance: null;
  children: ContentNode[];
}

/** Markup without Page Builder, already sanitised. */
export interface PlainHtml {
  html: string;
}

/** What a CMS field holds: a Page Builder tree, or plain HTML when it has no content types (CMS-01). */
export type RichContentValue = RootNode | PlainHtml;
