import { readKeyword } from '../../css/values.ts';
import { readBox } from '../../parser/box.ts';
import { defineReader } from '../../define-reader.ts';
import { headingTypes } from '../../keywords.ts';
import type { HeadingNode } from '../../nodes.ts';

/** Reads a heading; its level is the name of its element. */
export const headingReader = defineReader<HeadingNode>({
  contentType: 'heading',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'heading', text: '', headingType: 'h2' }),
  read: (element, context, empty) => ({
    ...empty,
    ...readBox(context.getStyle(element)),
    text: context.toText(element),
    headingType: readKeyword(element.name, headingTypes) ?? empty.headingType,
  }),
});
