import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heading, row, text } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Heading', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

/** All levels (PBT-13). */
export const Levels: Story = {
  args: {
    html: [1, 2, 3, 4, 5, 6]
      .map((level) => heading(`${storyText('Heading of level')} ${level}`, level, { style: 'margin-bottom: 12px;' }))
      .join(''),
  },
};

/** Alignment, border and spacing of a merchant. */
export const Styled: Story = {
  args: {
    html: heading(storyText('Centered heading'), 2, {
      style: 'text-align: center; border-style: solid; border-width: 1px; border-color: #1e4b38; padding: 16px;',
    }),
  },
};

const distance = (above: Element, below: Element) =>
  below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;

/** Headings and texts without stored margins have the distances of headings inside text (PBT-13). */
export const WithoutMargins: Story = {
  args: {
    html: row(
      heading(storyText('Magnesium'), 2) +
        text(storyText('<p>Contributes to normal muscle function.</p>')) +
        text(storyText('<p>One capsule a day.</p>')) +
        heading(storyText('Zinc'), 3) +
        text(storyText('<p>Contributes to the normal function of the immune system.</p>')),
    ),
  },
};

export const Distances: Story = {
  ...WithoutMargins,
  name: '[PBT-13] Headings and texts without stored margins have the distances of headings inside text',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading');
    const [muscles, dose, immunity] = canvas.getAllByRole('paragraph');
    if (!first || !second || !muscles || !dose || !immunity) throw new Error('Content is missing.');
    await expect(distance(first, muscles)).toBe(16);
    await expect(distance(muscles, dose)).toBe(16);
    await expect(distance(dose, second)).toBe(32);
    await expect(distance(second, immunity)).toBe(16);
  },
};

/** The margins that the merchant stored win. */
export const StoredMargins: Story = {
  name: '[PBT-13] Stored margins replace the default distances',
  tags: ['behavior', '!autodocs'],
  args: {
    html: row(
      text(storyText('<p>Without a margin.</p>'), { style: 'margin-bottom: 0px;' }) +
        heading(storyText('Magnesium'), 2, { style: 'margin: 0px 0px 4px;' }) +
        text(storyText('<p>For your muscles.</p>')),
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    const [above, below] = canvas.getAllByRole('paragraph');
    if (!above || !below) throw new Error('Content is missing.');
    await expect(distance(above, title)).toBe(0);
    await expect(distance(title, below)).toBe(4);
  },
};
