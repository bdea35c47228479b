import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columns, heading, row, text } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Column', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;

const style = 'padding: 16px; background-color: rgb(233, 239, 228);';
const tall = text(storyText('<p>A tall column</p><p>with several</p><p>paragraphs</p><p>of text.</p>'));

/** Returns the box of the column that contains a heading, which has the background. */
function getColumn(heading: HTMLElement): DOMRect {
  const column = heading.closest('[style*="background-color"]');
  if (!column) throw new Error('The heading is not in a column.');
  return column.getBoundingClientRect();
}

/** Columns of a third each, as tall as the line. */
export const Thirds: StoryObj<ContentArgs> = {
  args: {
    html: row(
      columns([
        { width: '33.3333%', content: heading(storyText('Vitamins'), 4), style },
        {
          width: '33.3333%',
          content: heading(storyText('Minerals'), 4) + text(storyText('<p>Capsules, powder or drops.</p>')),
          style: 'padding: 16px; background-color: rgb(240, 222, 211);',
        },
        { width: '33.3333%', content: heading(storyText('Herbs'), 4), style },
      ]),
    ),
  },
};

/** As tall as its siblings, or aligned at the top, middle or bottom of the line (PBT-11). */
export const Appearances: StoryObj<ContentArgs> = {
  name: '[PBT-11] Columns are as tall as the line, or aligned at its top, middle or bottom',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const [full, top, middle, bottom] = [
      storyText('Full height'),
      storyText('Top'),
      storyText('Middle'),
      storyText('Bottom'),
    ].map((name) => getColumn(canvas.getByRole('heading', { name })));
    if (!full || !top || !middle || !bottom) throw new Error('A column is missing.');
    // Below this width columns are below each other.
    if (full.left === top.left) return;
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(top.height).toBeLessThan(full.height / 2);
    await expect(top.top).toBeCloseTo(full.top, 0);
    await expect(middle.top + middle.bottom).toBeCloseTo(full.top + full.bottom, 0);
    await expect(bottom.bottom).toBeCloseTo(full.bottom, 0);
  },
  args: {
    html: row(
      columns([
        { width: '20%', content: tall, style },
        { width: '20%', content: heading(storyText('Full height'), 4), appearance: 'full-height', style },
        { width: '20%', content: heading(storyText('Top'), 4), appearance: 'align-top', style },
        { width: '20%', content: heading(storyText('Middle'), 4), appearance: 'align-center', style },
        { width: '20%', content: heading(storyText('Bottom'), 4), appearance: 'align-bottom', style },
      ]),
    ),
  },
};

/** Content in the middle and at the bottom of full columns (PBT-12). */
export const VerticalAlignment: StoryObj<ContentArgs> = {
  name: '[PBT-12] Content is aligned at the top, middle and bottom of columns of a third each',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const found = ['flex-start', 'center', 'flex-end'].map((name) => {
      const words = canvas.getByRole('heading', { name });
      return { column: getColumn(words), words: words.getBoundingClientRect() };
    });
    const [top, middle, bottom] = found;
    if (!top || !middle || !bottom) throw new Error('A column is missing.');
    await expect(top.words.top - top.column.top).toBeLessThan(48);
    await expect(
      Math.abs(middle.words.top + middle.words.bottom - middle.column.top - middle.column.bottom),
    ).toBeLessThan(48);
    await expect(bottom.column.bottom - bottom.words.bottom).toBeLessThan(48);
    await expect(Math.abs(top.column.width - bottom.column.width)).toBeLessThan(2);
  },
  args: {
    html: row(
      columns(
        ['flex-start', 'center', 'flex-end'].map((place) => ({
          width: '33.3333%',
          content: heading(place, 4),
          style: `${style} min-height: 200px; justify-content: ${place};`,
        })),
      ),
    ),
  },
};
