import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BreakpointList } from './breakpoint-list.tsx';

/**
 * Widths at which layouts change. They are the same in every theme, because media queries cannot read custom
 * properties.
 */
const meta = { title: 'Foundations/Breakpoints', component: BreakpointList } satisfies Meta<typeof BreakpointList>;

export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('primitive.breakpoint.imageSwap').nextElementSibling).toHaveTextContent('64rem');
  },
};
