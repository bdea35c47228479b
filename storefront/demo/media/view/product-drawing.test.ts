import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterize } from '../../../backend/media/render/raster.ts';
import { packShapes, sampleProduct } from '../testing/sample-product.ts';
import { productViews } from '../product-views.ts';
import { productDrawing } from './product-drawing.ts';

const contents = ['60 kaps.', '60 tabl.', '30 szt.', '250 g', '14 saszetek', '20 × 25 ml', '250 ml', ''];

describe.each(packShapes)('pictures of a %s', (shape) => {
  it.each(productViews)('%s fills a 4:5 picture with something to see', async (view) => {
    const drawing = productDrawing(sampleProduct({ shape }), view);
    expect(drawing.width / drawing.height).toBe(0.8);
    const image = await rasterize(drawing, {
      size: { width: 160, height: 200 },
      format: 'png',
      quality: 85,
    });
    const { channels, isOpaque } = await sharp(image).stats();
    expect(await sharp(image).metadata()).toMatchObject({ width: 160, height: 200, format: 'png' });
    expect(isOpaque).toBe(true);
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(20);
  });
});

describe('productDrawing', () => {
  it.each(contents)('draws a content of "%s" from near and on a stage', (content) => {
    for (const shape of ['jar', 'pouch', 'bottle', 'sachet-box'] as const) {
      const product = sampleProduct({ shape, content });
      expect(productDrawing(product, 'scene').draw()).toMatch(/^<svg .*<\/svg>$/su);
      expect(productDrawing(product, 'detail').draw()).not.toMatch(/NaN|undefined/u);
    }
  });

  it('stands the front view on the ground color of the shop', async () => {
    const drawing = productDrawing(sampleProduct(), 'front');
    const image = await rasterize(drawing, {
      size: { width: 320, height: 400 },
      format: 'png',
      quality: 85,
    });
    const corner = await sharp(image).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([0xe9, 0xef, 0xe4]);
  });

  it('differs from product to product and from view to view', () => {
    const drawings = [
      sampleProduct(),
      sampleProduct({ band: '#2f6690' }),
      sampleProduct({ title: 'Cynk' }, { name: 'Cynk' }),
    ].flatMap((product) => productViews.map((view) => productDrawing(product, view)));
    expect(new Set(drawings.map((drawing) => drawing.draw())).size).toBe(drawings.length);
    expect(new Set(drawings.map((drawing) => drawing.identity)).size).toBe(drawings.length);
  });
});
