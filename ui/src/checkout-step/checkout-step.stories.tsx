import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { RadioCards } from '../radio-group/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { CheckoutStep, checkoutStepStates, type CheckoutStepProps } from './index.ts';

const delivery = (
  <RadioCards
    label={sampleText('Shipping method')}
    labelHidden
    name="delivery"
    defaultValue="locker"
    options={[
      { value: 'locker', title: sampleText('Parcel locker'), price: samplePrice(1299) },
      { value: 'courier', title: sampleText('Courier service'), price: samplePrice(1499) },
    ]}
  />
);

const meta = {
  title: 'UI/Checkout/CheckoutStep',
  component: CheckoutStep,
  argTypes: { state: { control: 'select', options: checkoutStepStates } },
  args: {
    number: 2,
    state: 'current',
    title: sampleText('Shipping'),
    summary: sampleText('Parcel locker OX12A, €12.99'),
    onEdit: () => undefined,
    children: delivery,
  },
} satisfies Meta<typeof CheckoutStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { state: 'current' } };
export const Complete: Story = {
  args: { state: 'complete' },
};

export const CompleteBehavior: Story = {
  ...Complete,
  name: 'The mark of a complete step is filled',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[data-state="complete"] [aria-hidden="true"]');
    await expect(mark && getComputedStyle(mark).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
export const Upcoming: Story = { args: { state: 'upcoming' } };
export const UpcomingBehavior: Story = {
  ...Upcoming,
  name: 'The mark does not move the title down',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const step = canvasElement.querySelector('section');
    if (!step) throw new Error('There is no step.');
    const inner = step.getBoundingClientRect().top + parseFloat(getComputedStyle(step).paddingBlockStart);
    await expect(Math.abs(canvas.getByRole('heading').getBoundingClientRect().top - inner)).toBeLessThan(2);
  },
};
export const LongTexts: Story = {
  args: {
    state: 'complete',
    title: sampleText('Shipping method and a convenient time for the arrival of the courier'),
    summary: sampleText(
      'Courier delivery on Saturday between 9:00 and 15:00, 123A Featherstonehaugh Street, flat 256, Oxford OX1 4AG',
    ),
  },
};

function TwoSteps(props: CheckoutStepProps) {
  const [current, setCurrent] = useState(1);
  return (
    <Stack>
      <CheckoutStep
        {...props}
        number={1}
        title={sampleText('Shipping')}
        state={current === 1 ? 'current' : 'complete'}
        onEdit={() => setCurrent(1)}
      >
        <Stack>
          {delivery}
          <Button onClick={() => setCurrent(2)}>{sampleText('Next: payment')}</Button>
        </Stack>
      </CheckoutStep>
      <CheckoutStep {...props} number={2} title={sampleText('Payment')} state={current === 2 ? 'current' : 'upcoming'}>
        <Button>{sampleText('Review')}</Button>
      </CheckoutStep>
    </Stack>
  );
}

export const NextStep: Story = {
  name: 'CO-2 Completing a step moves focus to the heading of the next, and back',
  tags: ['behavior', '!autodocs'],
  render: (args) => <TwoSteps {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Next: payment') }));
    await expect(canvas.getByRole('heading', { name: sampleText('Payment') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: sampleText('Review') })).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('button', { name: `${getStoryStrings().checkoutStep.editLabel}: ${sampleText('Shipping')}` }),
    );
    await expect(canvas.getByRole('heading', { name: sampleText('Shipping') })).toHaveFocus();
  },
};
