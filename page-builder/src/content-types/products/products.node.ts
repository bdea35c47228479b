import type { NodeBase } from '../../node-base.ts';

/** The carousel settings; the grid has none of them (PBT-34). */
export interface ProductsCarouselFields {
  autoplay?: boolean;
  /** Milliseconds between moves. */
  autoplaySpeed?: number;
  infinite?: boolean;
  arrows?: boolean;
  dots?: boolean;
  carouselMode?: 'default' | 'continuous';
  /** How much of the neighbours shows at both ends of a continuous carousel. */
  centerPadding?: string;
}

/** A list of products (PBT-33). Appearances: `grid`, `carousel`. */
export interface ProductsNode extends NodeBase, ProductsCarouselFields {
  contentType: 'products';
  /** The link of each product as stored, in order, each once. */
  pathNames: string[];
}
