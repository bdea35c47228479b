export { Stack, type StackProps, type Gap, type Align, type Justify, type LayoutElement } from './stack.tsx';
export { Inline, type InlineProps } from './inline.tsx';
export { Columns, type ColumnsProps, type ColumnsTemplate } from './columns.tsx';
export { PageBlock, type PageBlockProps } from './page-block.tsx';
