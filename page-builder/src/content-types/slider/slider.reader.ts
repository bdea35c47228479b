import { readBox } from '../../parser/box.ts';
import { isOn, parseNumber } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import type { SliderNode } from '../../nodes.ts';

/** Reads a slider. */
export const sliderReader = defineReader<SliderNode>({
  contentType: 'slider',
  hasChildren: true,
  empty: (base) => ({
    ...base,
    contentType: 'slider',
    autoplay: false,
    autoplaySpeed: 4000,
    fade: false,
    infinite: false,
    showArrows: false,
    showDots: false,
  }),
  read: (element, context, empty) => ({
    ...empty,
    ...readBox(context.getStyle(element)),
    autoplay: isOn(element, 'data-autoplay'),
    autoplaySpeed: parseNumber(element, 'data-autoplay-speed') ?? empty.autoplaySpeed,
    fade: isOn(element, 'data-fade'),
    // The second name is that of content migrated from before Page Builder 1.0.
    infinite: isOn(element, 'data-infinite-loop') || isOn(element, 'data-is-infinite'),
    showArrows: isOn(element, 'data-show-arrows'),
    showDots: isOn(element, 'data-show-dots'),
  }),
});
