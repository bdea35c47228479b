import type { Meta, StoryObj } from '@storybook/react-vite';
import { html } from '../../fixtures/markup.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/HTML', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** HTML code (PBT-41). */
export const Markup: Story = {
  args: { html: html('<details><summary>Skład</summary><p>Kwas L-askorbinowy, kapsułka celulozowa.</p></details>') },
};

/** Content outside the policy is stripped; the rest stays. */
export const Sanitised: Story = {
  args: {
    html: html(
      '<p onclick="alert(1)">Tekst bez skryptów</p><script>alert(1)</script><form><input name="email"><p>Formularze odpadają, słowa zostają.</p></form>',
    ),
  },
};
