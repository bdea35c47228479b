import { readSize } from '../../css/values.ts';
import { readBox } from '../../parser/box.ts';
import { defineReader } from '../../define-reader.ts';
import { readLocations } from './locations.ts';
import type { MapNode } from '../../nodes.ts';

/** Reads a map. */
export const mapReader = defineReader<MapNode>({
  contentType: 'map',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'map', locations: [], showControls: true }),
  read(element, context, empty) {
    const style = context.getStyle(element);
    return {
      ...empty,
      ...readBox(style),
      locations: readLocations(
        element.attributes.get('data-locations') ?? element.attributes.get('data-markers'),
        context.toText,
      ),
      showControls: element.attributes.get('data-show-controls')?.trim().toLowerCase() !== 'false',
      height: readSize(style.get('height')),
    };
  },
});
