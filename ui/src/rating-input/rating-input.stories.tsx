import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { RatingInput } from './index.ts';

const meta = {
  title: 'UI/Forms/RatingInput',
  component: RatingInput,
  args: {
    label: sampleText('Rating of the product'),
    name: 'rating',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[RA-2] Radio buttons with names; arrow keys move through them',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: getStoryStrings().ratingInput.starsLabel(3) }));
    await userEvent.keyboard('{ArrowRight}');
    const fourth = canvas.getByRole('radio', { name: getStoryStrings().ratingInput.starsLabel(4) });
    await expect(fourth).toBeChecked();
    await expect(fourth).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    const { width, height } = fourth.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
export const AfterAFormAction: Story = {
  name: 'A form action of React resets it: no star stays filled',
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <form action={() => undefined}>
      <RatingInput {...args} />
      <Button type="submit">{sampleText('Submit review')}</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lit = () => canvasElement.querySelectorAll('[data-filled]').length;
    await userEvent.click(canvas.getByRole('radio', { name: getStoryStrings().ratingInput.starsLabel(3) }));
    await expect(lit()).toBe(3);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(lit()).toBe(0));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};
export const Playground: Story = {};
export const Chosen: Story = { args: { defaultValue: 5 } };
export const WithError: Story = { args: { error: sampleText('Choose a rating from 1 to 5.') } };
export const LongTexts: Story = {
  args: {
    label: sampleText(
      'How do you rate the match with the description, the quality of the package and the time of delivery?',
    ),
    defaultValue: 2,
    hint: sampleText('We publish reviews after checking whether their author has bought the product.'),
    starsLabel: (stars: number) => sampleText('{stars} of 5, the product met only a few of my expectations', { stars }),
  },
};
