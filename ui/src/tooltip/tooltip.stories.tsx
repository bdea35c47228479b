import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { InfoIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Najniższa cena z 30 dni przed obniżką', children: <Button variant="secondary">54,90 zł</Button> },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '3lh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Focused: Story = {
  name: 'Shows on focus, Escape puts it away (WCAG 1.4.13)',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('tooltip')).toBeVisible();
  },
};
export const OnAnIcon: Story = { args: { children: <IconButton label="O tej cenie" icon={<InfoIcon size="medium" />} /> }, play: Hovered.play };
export const LongTexts: Story = {
  args: { text: 'Najniższa cena tego produktu w naszym sklepie w ciągu trzydziestu dni przed wprowadzeniem obniżki, z podatkiem.' },
  play: Hovered.play,
};
