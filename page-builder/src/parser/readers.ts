import { bannerReader } from '../content-types/banner/banner.reader.ts';
import { blockReader } from '../content-types/block/block.reader.ts';
import { buttonItemReader } from '../content-types/button-item/button-item.reader.ts';
import { buttonsReader } from '../content-types/buttons/buttons.reader.ts';
import { columnGroupReader } from '../content-types/column-group/column-group.reader.ts';
import { columnLineReader } from '../content-types/column-line/column-line.reader.ts';
import { columnReader } from '../content-types/column/column.reader.ts';
import { dividerReader } from '../content-types/divider/divider.reader.ts';
import { headingReader } from '../content-types/heading/heading.reader.ts';
import { htmlReader } from '../content-types/html/html.reader.ts';
import { imageReader } from '../content-types/image/image.reader.ts';
import { productsReader } from '../content-types/products/products.reader.ts';
import { rowReader } from '../content-types/row/row.reader.ts';
import { slideReader } from '../content-types/slide/slide.reader.ts';
import { sliderReader } from '../content-types/slider/slider.reader.ts';
import { textReader } from '../content-types/text/text.reader.ts';
import type { ContentTypeReader } from './reader.ts';

/** The readers of all content types this package knows. */
export const builtInReaders: readonly ContentTypeReader[] = [
  bannerReader, blockReader, buttonItemReader, buttonsReader, columnGroupReader, columnLineReader, columnReader, dividerReader,
  headingReader, htmlReader, imageReader, productsReader, rowReader, slideReader, sliderReader, textReader,
];
