import type { Meta, StoryObj } from '@storybook/react-vite';
import { html } from '../../fixtures/markup.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/HTML', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

/** HTML code (PBT-41). */
export const Markup: Story = {
  args: {
    html: html(
      storyText('<details><summary>Ingredients</summary><p>L-ascorbic acid, cellulose capsule.</p></details>'),
    ),
  },
};

/** Content outside the policy is stripped; the rest stays. */
export const Sanitized: Story = {
  args: {
    html: html(
      storyText(
        '<p onclick="alert(1)">Text without scripts</p><script>alert(1)</script><form><input name="email"><p>Forms are removed, their text stays.</p></form>',
      ),
    ),
  },
};
