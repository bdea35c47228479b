import type { ImageSource } from '../../nodes.ts';
import type { HtmlElement } from '../../parser/html-tree.ts';
import { parseNumber } from '../../parser/parts.ts';

/**
 * Reads the size of an image from the attributes Magento modules write: `data-image-dimensions` (JSON with width,
 * height and ratio) or plain `width` and `height`. The ratio is worked out from the size when it is not given.
 */
export function readImageSize(image: HtmlElement): Omit<ImageSource, 'src'> {
  const dimensions = parseDimensions(image.attributes.get('data-image-dimensions'));
  const width = positive(dimensions.width) ?? positive(parseNumber(image, 'width'));
  const height = positive(dimensions.height) ?? positive(parseNumber(image, 'height'));
  const ratio =
    positive(dimensions.ratio) ?? (width !== undefined && height !== undefined ? height / width : undefined);
  return {
    ...(height !== undefined && { height }),
    ...(width !== undefined && { width }),
    ...(ratio !== undefined && { ratio }),
  };
}

function parseDimensions(json: string | undefined): { width?: unknown; height?: unknown; ratio?: unknown } {
  if (json === undefined) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
