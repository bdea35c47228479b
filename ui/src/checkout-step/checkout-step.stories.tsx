import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { RadioCards } from '../radio-group/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { CheckoutStep, checkoutStepStates, type CheckoutStepProps } from './index.ts';

const delivery = (
  <RadioCards
    label="Sposób dostawy"
    labelHidden
    name="delivery"
    defaultValue="locker"
    options={[
      { value: 'locker', title: 'Paczkomat InPost', price: '12,99 zł' },
      { value: 'courier', title: 'Kurier InPost', price: '14,99 zł' },
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
    title: 'Dostawa',
    summary: 'Paczkomat InPost KRA12A, 12,99 zł',
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
export const LongTexts: Story = {
  args: {
    state: 'complete',
    title: 'Sposób dostawy i dogodny przedział godzin przyjazdu kuriera',
    summary:
      'Kurier InPost z doręczeniem w sobotę między 9:00 a 15:00, ul. Konstantynopolitańska 123A m. 256, 31-042 Kraków',
  },
};

function TwoSteps(props: CheckoutStepProps) {
  const [current, setCurrent] = useState(1);
  return (
    <Stack>
      <CheckoutStep
        {...props}
        number={1}
        title="Dostawa"
        state={current === 1 ? 'current' : 'complete'}
        onEdit={() => setCurrent(1)}
      >
        <Stack>
          {delivery}
          <Button onClick={() => setCurrent(2)}>Dalej: płatność</Button>
        </Stack>
      </CheckoutStep>
      <CheckoutStep {...props} number={2} title="Płatność" state={current === 2 ? 'current' : 'upcoming'}>
        <Button>Podsumowanie</Button>
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
    await userEvent.click(canvas.getByRole('button', { name: 'Dalej: płatność' }));
    await expect(canvas.getByRole('heading', { name: 'Płatność' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Podsumowanie' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: `${getStoryStrings().checkoutStep.editLabel}: Dostawa` }));
    await expect(canvas.getByRole('heading', { name: 'Dostawa' })).toHaveFocus();
  },
};
