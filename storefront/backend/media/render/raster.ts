import sharp from 'sharp';
import type { ImageFormat } from '../image-request.ts';
import { element, format } from '../svg/element.ts';

export interface RasterOptions {
  /** Natural size of the drawing. */
  natural: { width: number; height: number };
  /** Size in pixels; a differing ratio cuts off what does not fit. */
  size: { width: number; height: number };
  format: ImageFormat;
  /** 1 to 100; a PNG has none. */
  quality: number;
}

/** Up to this width drawings are made twice as large and scaled down, which keeps fine lines even. */
const smallWidth = 160;

/** Draws an SVG document straight at its final size and encodes it. */
export async function rasterise(svg: string, options: RasterOptions): Promise<Buffer> {
  const { natural, size, quality } = options;
  const detail = size.width <= smallWidth ? 2 : 1;
  const sized = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${format(natural.width)} ${format(natural.height)}`,
      preserveAspectRatio: 'xMidYMid slice',
      width: size.width * detail,
      height: size.height * detail,
    },
    svg,
  );
  const drawn = sharp(Buffer.from(sized), { unlimited: true });
  const image = detail === 1 ? drawn : drawn.resize(size.width, size.height);
  switch (options.format) {
    case 'webp':
      // Twice as fast as the next effort, for 4 % more bytes.
      return image.webp({ quality, effort: 2 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 7 }).toBuffer();
    case 'pjpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer();
  }
}
