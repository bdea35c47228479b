import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { divider, html, row, text } from '../../fixtures/markup.ts';
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

const wideLayouts = {
  nowrap: '<p style="white-space: nowrap;">A line of text that is longer than the window of a phone is wide</p>',
  'flex box': '<div style="display: flex;"><div style="flex: 0 0 1600px;">x</div></div>',
  grid: '<div style="display: grid; grid-template-columns: 800px 800px;"><div>x</div><div>y</div></div>',
  'minimum width': '<div style="min-width: 1600px;">x</div>',
  padding: '<div style="padding: 20px 180px;">x</div>',
  table: '<table style="min-width: 1600px;"><tbody><tr><td>x</td></tr></tbody></table>',
  player: '<iframe width="1600" height="900" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
};

/** Layouts for a wide page become narrower or scroll by themselves (WCAG 1.4.10). */
export const WideLayouts: Story = {
  name: 'Layouts for a wide page do not make a narrow one scroll',
  tags: ['behavior', '!autodocs'],
  args: {
    width: 'page',
    html:
      row(
        Object.values(wideLayouts)
          .map((markup) => html(markup))
          .join(''),
      ) +
      row(divider('width: 1600px; border-width: 1px;'), { style: 'margin: 0 -80px; padding: 0 180px;' }) +
      row(text('<p>Text</p>'), { appearance: 'full-width', style: 'margin: 0 -80px;' }),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

const embed = 'src="https://www.youtube.com/embed/aqz-KE-bpKQ"';
const filling = 'style="position: absolute; top: 0; left: 0; width: 100%; height: 100%;"';

/** The box of the usual embed code has no height, and its player none without `position: absolute`. */
export const Players: Story = {
  name: 'Players without a size in pixels are 16:9',
  tags: ['behavior', '!autodocs'],
  args: {
    html: html(
      `<div style="position: relative; padding-bottom: 56.25%; height: 0; overflow: hidden;"><iframe width="560" height="315" ${embed} ${filling}></iframe></div>` +
        `<iframe ${embed}></iframe>`,
    ),
  },
  play: async ({ canvasElement }) => {
    const players = canvasElement.querySelectorAll('iframe');
    await expect(players).toHaveLength(2);
    for (const player of players) {
      const { width, height } = player.getBoundingClientRect();
      await expect(width).toBeGreaterThan(200);
      await expect(Math.round(width / height / 0.01)).toBe(178);
    }
    const box = players[0]?.parentElement?.getBoundingClientRect();
    await expect(Math.abs((box?.height ?? 0) - (players[0]?.getBoundingClientRect().height ?? 99))).toBeLessThan(1);
  },
};

/** Elements that only group text, as in CMS pages from before Page Builder. */
export const GroupedText: Story = {
  name: 'Texts in elements that group them keep their distance',
  tags: ['behavior', '!autodocs'],
  args: {
    html: html(
      '<div><h3>Shipping</h3><p>Within two days.</p><p>To your door.</p></div><div style="display: flex;"><p>10</p><p>20</p></div>',
    ),
  },
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas.getAllByRole('paragraph').map((text) => text.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
    await expect(fourth?.top).toBe(third?.top);
  },
};
