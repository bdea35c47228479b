import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { text } from '../../fixtures/markup.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/Text', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

/** Editor content: headings, lists, links, a quotation, an image, colors (PBT-14). */
export const Prose: Story = {
  args: {
    html: text(
      storyText(
        '<h2>How to read a label</h2><p>Look at the <strong>form of the ingredient</strong>, the <em>dose</em> and the <a href="/poradnik">daily portion</a>.</p>',
      ) +
        storyText('<ul><li>form: citrate, chelate, oxide</li><li>dose in milligrams</li></ul>') +
        storyText('<blockquote><p>Fewer ingredients, more sense.</p></blockquote>') +
        `<p><img src="${pictures.packshots}" alt="${storyText('Three packages of food supplements')}" width="230" height="210"></p>` +
        storyText('<p style="text-align: center; color: #b4432c;">Centered paragraph in a color</p>') +
        storyText('<p>Studies are at the <a href="https://www.efsa.europa.eu" target="_blank">EFSA</a>.</p>'),
    ),
  },
};

/** A wide table scrolls by itself, also by keyboard. */
export const Table: Story = {
  args: {
    html: text(
      storyText(
        '<table><caption>Content of a daily portion</caption><thead><tr><th scope="col">Ingredient</th><th scope="col">1&nbsp;capsule</th><th scope="col">%&nbsp;NRV</th><th scope="col">Form</th></tr></thead>',
      ) +
        storyText(
          '<tbody><tr><td>Vitamin D3</td><td>50&nbsp;µg</td><td>1000%</td><td>cholecalciferol from lanolin</td></tr><tr><td>Vitamin K2 MK-7</td><td>75&nbsp;µg</td><td>100%</td><td>menaquinone from fermentation</td></tr></tbody></table>',
        ),
    ),
  },
  play: async ({ canvas }) => {
    const { parentElement: scroller } = await canvas.findByRole('table');
    if (window.innerWidth < 400) await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Cells are aligned as their row or the text is; images of one screen are hidden on others. */
export const Alignment: Story = {
  tags: ['behavior', '!autodocs'],
  args: {
    html: text(
      '<table><caption>0</caption><thead><tr><th scope="col">1</th></tr></thead><tbody><tr><td>2</td></tr>' +
        '<tr align="center" valign="bottom"><td>3</td></tr></tbody></table>' +
        `<p><img class="pagebuilder-mobile-hidden" src="${pictures.packshots}" alt="4" width="230" height="210">` +
        `<img class="pagebuilder-mobile-only" src="${pictures.packshots}" alt="5" width="230" height="210"></p>`,
    ),
  },
  play: async ({ canvas }) => {
    const getAlignment = (cell: string) => {
      const { textAlign, verticalAlign } = getComputedStyle(canvas.getByText(cell));
      return [textAlign, verticalAlign];
    };
    await expect(getAlignment('0')[0]).toBe('start');
    await expect(getAlignment('1')).toEqual(['start', 'top']);
    await expect(getAlignment('2')).toEqual(['start', 'top']);
    await expect(getAlignment('3')).toEqual(['center', 'bottom']);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};
