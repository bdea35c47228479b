import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contentType, heading, row } from '../../fixtures/markup.ts';
import { tintup } from '../../fixtures/markup-widgets.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { getContentStrings, storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Tintup', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const words = heading(storyText('Breakfasts of our customers'), 2);

/** If Tint's script is not allowed, a link to the wall replaces it (PBT-44). */
export const NotAllowed: Story = {
  args: { html: row(words + tintup('zdrowe-sniadania')), scriptHosts: [] },
  play: async ({ canvas }) => {
    const wall = await canvas.findByRole('region', { name: getContentStrings().socialWall });
    const link = within(wall).getByRole('link', { name: new RegExp(getContentStrings().openSocialWall) });
    // The embed code reserves 500 px for posts.
    await expect(link.getBoundingClientRect().top - wall.getBoundingClientRect().top).toBeLessThan(50);
  },
};

export const Blocked: Story = {
  args: { html: row(words + tintup('zdrowe-sniadania', 'https://cdn.tintup.com:443/none.js')) },
  name: '[SF-1] A wall whose script is blocked shows a link',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: getContentStrings().socialWall })).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(getContentStrings().openSocialWall) })).toHaveAttribute(
      'href',
      'https://www.tintup.com/zdrowe-sniadania',
    );
  },
};

/** Text of the merchant instead of a wall. */
export const OwnWords: Story = {
  args: { html: row(words + contentType('tintup', {}, storyText('<p>Tag us: <b>#healthybreakfasts</b></p>'))) },
};
