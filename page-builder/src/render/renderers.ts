import { createElement } from 'react';
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
import { Row } from '../content-types/row/row.tsx';
import { Slide } from '../content-types/slide/slide.tsx';
import { Text } from '../content-types/text/text.tsx';
import { Unsupported } from '../content-types/unsupported/unsupported.tsx';
import { defineLazyRenderer } from './lazy-renderer.ts';
import { defineRenderer, type ContentTypeRenderer } from './renderer.ts';

const loadFaq = () => import('../content-types/faq/faq.tsx');
const loadTabs = () => import('../content-types/tabs/tabs.tsx');

/** Renderers of all built-in content types. */
export const builtInRenderers: readonly ContentTypeRenderer[] = [
  defineRenderer('banner', Banner),
  defineRenderer('block', Block, { fullWidth: true }),
  defineRenderer('button-item', ButtonItem),
  defineRenderer('buttons', Buttons),
  defineRenderer('column', Column),
  defineRenderer('column-group', ColumnGroup),
  defineRenderer('column-line', ColumnLine),
  defineRenderer('divider', Divider),
  defineLazyRenderer('dynamic_block', () => import('../content-types/dynamic_block/dynamic_block.tsx')),
  defineLazyRenderer('faq', loadFaq),
  defineLazyRenderer('faq-item', loadFaq),
  defineRenderer('heading', Heading),
  defineRenderer('html', HtmlContent),
  defineRenderer('image', Image),
  defineLazyRenderer('map', () => import('../content-types/map/map.tsx')),
  defineLazyRenderer('products', () => import('../content-types/products/products.tsx')),
  defineRenderer('row', Row, { fullWidth: true }),
  defineRenderer('slide', Slide),
  defineLazyRenderer('slider', () => import('../content-types/slider/slider.tsx')),
  defineLazyRenderer('tab-item', loadTabs),
  defineLazyRenderer('tabs', loadTabs),
  defineRenderer('text', Text),
  defineLazyRenderer('tintup', () => import('../content-types/tintup/tintup.tsx')),
  {
    contentType: 'unsupported',
    fullWidth: true,
    render: (node) => (node.contentType === 'unsupported' ? createElement(Unsupported, { node }) : null),
  },
  defineLazyRenderer('video', () => import('../content-types/video/video.tsx')),
];
