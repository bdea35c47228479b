import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { TextLink } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Alert, alertTones } from './index.ts';

const meta = {
  title: 'UI/Feedback/Alert',
  component: Alert,
  args: { children: sampleText('We ship orders placed over the holidays on 27 December.') },
  argTypes: { tone: { control: 'inline-radio', options: alertTones } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { title: sampleText('Shipping over the holidays'), tone: 'info' } };
export const Tones: Story = {
  render: (args) => (
    <Stack gap="x3">
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const WithTitleAndAction: Story = {
  args: {
    tone: 'warning',
    title: sampleText('2 items left'),
    children: sampleText('You have 5 items in the cart. Change the quantity to place the order.'),
    actions: <TextLink href="#koszyk">{sampleText('Go to the cart')}</TextLink>,
  },
};
export const Dismissable: Story = {
  args: { tone: 'success', children: sampleText('The address is saved.'), onDismiss: fn() },
};
export const Dismissed: Story = {
  ...Dismissable,
  name: 'Enter on its button dismisses it',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: getStoryStrings().alert.dismissLabel });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const LongTexts: Story = {
  args: {
    tone: 'error',
    title: sampleText('Antidisestablishmentarianism has not completed the payment for the order within the given time'),
    children: sampleText(
      'The bank declined the payment. You have not been charged; choose another way to pay or try again in a few minutes.',
    ),
    onDismiss: fn(),
  },
};
export const LongTextsBehavior: Story = {
  ...LongTexts,
  name: 'Breaks a word that is longer than the space before its button',
  tags: ['behavior', '!autodocs'],
  decorators: (Story) => (
    <div style={{ inlineSize: '16rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    for (const text of canvas.getAllByText(/./, { selector: 'p, div:not(:has(*))' }))
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(button.left);
  },
};
