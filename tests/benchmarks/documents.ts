import { heading, row, text } from '../../page-builder/src/fixtures/markup.ts';
import { toStyleBlock } from '../../page-builder/src/fixtures/style-block.ts';

/**
 * A document with a number of rows, each with a heading and a text, all three with settings of their own, in inline
 * styles.
 */
function inlineDocument(rows: number): string {
  return Array.from({ length: rows }, (_, index) =>
    row(
      heading(`Odporność ${index}`, 2, {
        style: 'text-align: center; border-style: none; border-width: 1px; border-radius: 0px;',
      }) +
        text(
          `<p><span style="color: #123456;">Cynk ${index}</span> pomaga w prawidłowym <strong>funkcjonowaniu</strong> układu odpornościowego.</p>`,
          { style: 'padding: 10px; margin: 0px;' },
        ),
      { style: `margin: 0 0 10px; padding: ${index % 40}px 10px; min-height: 300px;` },
    ),
  ).join('');
}

/** The two ways in which Magento stores styles, and a document with a number of rows in each. */
export const encodings = {
  'inline styles': inlineDocument,
  'style blocks': (rows: number) => toStyleBlock(inlineDocument(rows)),
} as const;

export const rowCounts = [10, 100, 1000, 10_000] as const;
