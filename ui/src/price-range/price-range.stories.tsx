import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { PriceRange } from './index.ts';

const meta = {
  title: 'UI/Catalog/PriceRange',
  component: PriceRange,
  args: {
    onApply: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40ch' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[FI-4] Typed and applied with Enter',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: getStoryStrings().priceRange.fromLabel }),
      '20{Enter}',
    );
    await expect(args.onApply).toHaveBeenCalledWith({ from: 20, to: null });
  },
};
export const Playground: Story = {};
export const Applied: Story = { args: { value: { from: 20, to: 50 } } };
/** Its error appears after a click, which a documentation page makes only in a frame. */
export const WithError: Story = {
  parameters: {
    docs: inFrame('16rem', '<PriceRange value={{ from: 50, to: 20 }} onApply={() => {}} />'),
  },
  args: { value: { from: 50, to: 20 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: getStoryStrings().priceRange.applyLabel }));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(getStoryStrings().priceRange.orderError);
  },
};
export const LongTexts: Story = {
  args: {
    fromLabel: sampleText('From the lowest price per package'),
    toLabel: sampleText('To the highest price per package'),
    applyLabel: sampleText('Show products in this range of prices'),
  },
};
