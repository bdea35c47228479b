import type { Drawing } from '../../../backend/index.ts';
import type { MediaProduct } from '../media-product.ts';
import { productViews, type ProductView } from '../product-views.ts';
import { drawBackView } from './back-view.ts';
import { drawDetailView } from './detail-view.ts';
import { drawFrontView } from './front-view.ts';
import { productCanvas } from './product-canvas.ts';
import { drawSceneView } from './scene-view.ts';

const drawers: Record<ProductView, (product: MediaProduct) => string> = {
  front: drawFrontView,
  back: drawBackView,
  scene: drawSceneView,
  detail: drawDetailView,
};

/** One picture of a product. */
export function productDrawing(product: MediaProduct, view: ProductView): Drawing {
  return {
    identity: `${view} ${JSON.stringify(product)}`,
    ...productCanvas,
    draw: () => drawers[view](product),
  };
}

export function isProductView(name: string): name is ProductView {
  return productViews.some((view) => view === name);
}
