import type { SwatchValue } from '@witryna/ui/swatch';
import type { ResultOf } from '../commerce/index.ts';
import { imageUrl, type MediaSource } from '../media/index.ts';
import type { facetsQuery } from './product-list-operations.ts';

type Filters = NonNullable<ResultOf<typeof facetsQuery.document>['products']>['filters'];

/** Width of a swatch's image in px, for screens with two pixels for one. */
const pictureWidth = 40;

/** Colors and images of filter values, by value. Magento tells them apart by number: 1 is a color, 2 a picture. */
export function toFilterSwatches(filters: Filters | undefined, media: MediaSource): ReadonlyMap<string, SwatchValue> {
  const swatches = new Map<string, SwatchValue>();
  for (const item of filters?.flatMap((filter) => filter?.filter_items ?? []) ?? []) {
    if (!item?.value_string || !('swatch_data' in item) || !item.swatch_data?.value) continue;
    const { type, value } = item.swatch_data;
    if (type === '1') swatches.set(item.value_string, { color: value });
    if (type === '2')
      swatches.set(item.value_string, {
        image: imageUrl(value, { ...media, type: 'image-swatch', width: pictureWidth }),
      });
  }
  return swatches;
}
