import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { readColor } from '../../css/colors.ts';
import { getContrastRatio, getLuminance } from '../../css/contrast.ts';
import { button, buttons, row, text } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { getContentStrings, storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Button', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

/** Variants for light backgrounds (PBT-18). */
export const Types: Story = {
  args: {
    html: buttons([
      button(storyText('Primary'), 'primary', { href: '/a' }),
      button(storyText('Secondary'), 'secondary', { href: '/b' }),
      button(storyText('Tertiary'), 'tertiary', { href: '/c' }),
      button(storyText('Link'), 'link', { href: '/d' }),
    ]),
  },
};

const grounds = ['#123b2a', '#0b6e4f', '#7a7a7a', '#2f7fd6', '#e57f2c', '#c0d8c0', '#f4f1e8'];

/** On every background that a merchant selects, words and buttons have a contrast of at least 4.5:1 (PB-7). */
export const OnColoredBackgrounds: Story = {
  args: {
    html: grounds
      .map((ground) =>
        row(
          text(storyText('<p>Zinc and magnesium</p>')) +
            buttons([
              button(storyText('Secondary'), 'secondary', { href: '/b' }),
              button(storyText('Link'), 'link', { href: '/d' }),
              button(storyText('Inverted'), 'invertedLink', { href: '/e' }),
            ]),
          { style: `background-color: ${ground}; padding: 16px;` },
        ),
      )
      .join(''),
  },
  play: async ({ canvas }) => {
    for (const words of [
      storyText('Zinc and magnesium'),
      storyText('Secondary'),
      storyText('Link'),
      storyText('Inverted'),
    ]) {
      const elements = canvas.getAllByText(words);
      await expect(elements).toHaveLength(grounds.length);
      for (const [index, element] of elements.entries()) {
        const [color, ground] = [getComputedStyle(element).color, readColor(grounds[index])].map(getLuminance);
        await expect(getContrastRatio(color ?? 0, ground ?? 0)).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
};

/** Variants for dark backgrounds (PBT-18). */
export const InvertedTypes: Story = {
  args: {
    html: row(
      buttons([
        button(storyText('Inverted link'), 'invertedLink', { href: '/e' }),
        button(storyText('Inverted and underlined'), 'underlineInvertedLink', { href: '/f' }),
      ]),
      { style: 'background-color: #1e4b38; padding: 24px;' },
    ),
  },
};

/** Opens in a new tab, and announces it to screen readers (PBT-22). */
export const NewTab: Story = {
  args: {
    html: buttons([
      button(storyText('Test report'), 'secondary', { href: 'https://example.com/raport.pdf', newTab: true }),
    ]),
  },
};

const blockButton = buttons([
  button(storyText('How to choose the dose?'), 'secondary', {
    href: 'dawkowanie',
    linkType: 'block',
    title: storyText('Dosage'),
  }),
]);

/** Opens a dialog with a CMS block, which is loaded when it first opens (PBT-23, PBT-24). */
export const BlockDialog: Story = {
  args: {
    html: blockButton,
    loadBlock: fn(() => Promise.resolve({ html: storyText('<p>One capsule a day, during a meal.</p>') })),
  },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: storyText('How to choose the dose?') });
    await expect(args.loadBlock).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByText(storyText('One capsule a day, during a meal.'))).toBeVisible());
    await expect(screen.getByRole('dialog', { name: storyText('Dosage') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByText(storyText('One capsule a day, during a meal.'))).toBeInTheDocument();
    await expect(args.loadBlock).toHaveBeenCalledOnce();
  },
};

/** A block that cannot be loaded shows a message and a retry button. */
export const BlockDialogFailed: Story = {
  args: { html: blockButton, loadBlock: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('How to choose the dose?') }));
    await waitFor(() => expect(screen.getByRole('button', { name: getContentStrings().retry })).toBeVisible());
  },
};
