import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { text } from '../../fixtures/markup.ts';
import { tabs } from '../../fixtures/markup-widgets.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/Tabs', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { name: 'Skład', content: text('<p>Cholekalcyferol w oleju MCT z kokosa.</p>') },
  { name: 'Sposób użycia', content: text('<p>Jedna kropla dziennie, najlepiej z posiłkiem.</p>') },
  { name: 'Przechowywanie', content: text('<p>W suchym miejscu, w temperaturze pokojowej.</p>') },
];

export const Default: Story = {
  args: { html: tabs(items, { active: '1', contentStyle: 'min-height: 160px; border-style: solid; border-width: 1px; border-color: #cecece;' }) },
  name: '[PBT-35] The tab of the default index is open, another opens on click',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Sposób użycia' })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('tab', { name: 'Skład' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Skład' })).toBeVisible();
  },
};

export const Centred: Story = { args: { html: tabs(items, { align: 'center' }) } };
export const AtTheRight: Story = { args: { html: tabs(items, { align: 'right' }) } };
