import { Banner } from '../content-types/banner/banner.tsx';
import { Block } from '../content-types/block/block.tsx';
import { ButtonItem } from '../content-types/button-item/button-item.tsx';
import { Buttons } from '../content-types/buttons/buttons.tsx';
import { ColumnGroup } from '../content-types/column-group/column-group.tsx';
import { ColumnLine } from '../content-types/column-line/column-line.tsx';
import { Column } from '../content-types/column/column.tsx';
import { Divider } from '../content-types/divider/divider.tsx';
import { Heading } from '../content-types/heading/heading.tsx';
import { HtmlContent } from '../content-types/html/html.tsx';
import { Image } from '../content-types/image/image.tsx';
import { Products } from '../content-types/products/products.tsx';
import { Row } from '../content-types/row/row.tsx';
import { Slide } from '../content-types/slide/slide.tsx';
import { Slider } from '../content-types/slider/slider.tsx';
import { Text } from '../content-types/text/text.tsx';
import { defineLateRenderer } from './late-renderer.tsx';
import { defineRenderer, type ContentTypeRenderer } from './renderer.ts';

/** The renderers of all content types this package knows. */
export const builtInRenderers: readonly ContentTypeRenderer[] = [
  defineRenderer('banner', Banner),
  defineRenderer('block', Block, { spansPage: true }),
  defineRenderer('button-item', ButtonItem),
  defineRenderer('buttons', Buttons),
  defineRenderer('column', Column),
  defineRenderer('column-group', ColumnGroup),
  defineRenderer('column-line', ColumnLine),
  defineRenderer('divider', Divider),
  defineLateRenderer('faq', async () => (await import('../content-types/faq/faq.tsx')).Faq),
  defineLateRenderer('faq-item', async () => (await import('../content-types/faq-item/faq-item.tsx')).FaqItem),
  defineRenderer('heading', Heading),
  defineRenderer('html', HtmlContent),
  defineRenderer('image', Image),
  defineLateRenderer('map', async () => (await import('../content-types/map/map.tsx')).PlaceMap),
  defineRenderer('products', Products),
  defineRenderer('row', Row, { spansPage: true }),
  defineRenderer('slide', Slide),
  defineRenderer('slider', Slider),
  defineLateRenderer('tab-item', async () => (await import('../content-types/tab-item/tab-item.tsx')).TabItem),
  defineLateRenderer('tabs', async () => (await import('../content-types/tabs/tabs.tsx')).Tabs),
  defineRenderer('text', Text),
  defineLateRenderer('video', async () => (await import('../content-types/video/video.tsx')).Video),
];
