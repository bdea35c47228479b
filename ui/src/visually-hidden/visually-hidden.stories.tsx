import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = { title: 'Foundations/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  render: () => (
    <p>
      39,90 zł <VisuallyHidden>Cena przed obniżką: 59,90 zł</VisuallyHidden>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText(/Cena przed obniżką/);
    const { width, height } = hidden.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const Playground: StoryObj<typeof meta> = { render: Default.render };
