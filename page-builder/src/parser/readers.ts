import { bannerReader } from '../content-types/banner/banner.reader.ts';
import { blockReader } from '../content-types/block/block.reader.ts';
import { buttonItemReader } from '../content-types/button-item/button-item.reader.ts';
import { buttonsReader } from '../content-types/buttons/buttons.reader.ts';
import { columnGroupReader } from '../content-types/column-group/column-group.reader.ts';
import { columnLineReader } from '../content-types/column-line/column-line.reader.ts';
import { columnReader } from '../content-types/column/column.reader.ts';
import { dividerReader } from '../content-types/divider/divider.reader.ts';
import { dynamicBlockReader } from '../content-types/dynamic_block/dynamic_block.reader.ts';
import { faqItemReader } from '../content-types/faq-item/faq-item.reader.ts';
import { faqReader } from '../content-types/faq/faq.reader.ts';
import { headingReader } from '../content-types/heading/heading.reader.ts';
import { htmlReader } from '../content-types/html/html.reader.ts';
import { imageReader } from '../content-types/image/image.reader.ts';
import { mapReader } from '../content-types/map/map.reader.ts';
import { productsReader } from '../content-types/products/products.reader.ts';
import { rowReader } from '../content-types/row/row.reader.ts';
import { slideReader } from '../content-types/slide/slide.reader.ts';
import { sliderReader } from '../content-types/slider/slider.reader.ts';
import { tabItemReader } from '../content-types/tab-item/tab-item.reader.ts';
import { tabsReader } from '../content-types/tabs/tabs.reader.ts';
import { textReader } from '../content-types/text/text.reader.ts';
import { tintupReader } from '../content-types/tintup/tintup.reader.ts';
import { videoReader } from '../content-types/video/video.reader.ts';
import type { ContentTypeReader } from './reader.ts';

/** Readers of all built-in content types. */
export const builtInReaders: readonly ContentTypeReader[] = [
  bannerReader,
  blockReader,
  buttonItemReader,
  buttonsReader,
  columnGroupReader,
  columnLineReader,
  columnReader,
  dividerReader,
  dynamicBlockReader,
  faqItemReader,
  faqReader,
  headingReader,
  htmlReader,
  imageReader,
  mapReader,
  productsReader,
  rowReader,
  slideReader,
  sliderReader,
  tabItemReader,
  tabsReader,
  textReader,
  tintupReader,
  videoReader,
];
