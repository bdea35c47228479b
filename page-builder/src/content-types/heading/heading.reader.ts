import { readKeyword } from '../../css/values.ts';
import { readBox } from '../../parser/box.ts';
import { textOf } from '../../parser/parts.ts';
import { defineReader } from '../../parser/reader.ts';
import { headingTypes, type HeadingNode } from './heading.node.ts';

/** Reads a heading; its level is the name of its element. */
export const headingReader = defineReader<HeadingNode>({
  contentType: 'heading',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'heading', text: '', headingType: 'h2' }),
  read: (element, context, empty) => ({
    ...empty,
    ...readBox(context.styleOf(element)),
    text: textOf(element),
    headingType: readKeyword(element.name, headingTypes) ?? empty.headingType,
  }),
});
