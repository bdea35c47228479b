import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/quantity-stepper.tsx?raw';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

function Controlled(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return <QuantityStepper {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'UI/Forms/QuantityStepper',
  component: QuantityStepper,
  parameters: { docs: { source: { code: usage } } },
  render: (args) => <Controlled {...args} />,
  args: {
    value: 2,
    max: 12,
    name: 'quantity',
    onValueChange: fn(),
    itemName: sampleText('Vitamin C 1000'),
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-26] Buttons and typing',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', {
      name: getStoryStrings().quantityStepper.quantity(sampleText('Vitamin C 1000')),
    });
    await userEvent.click(
      canvas.getByRole('button', { name: getStoryStrings().quantityStepper.increase(sampleText('Vitamin C 1000')) }),
    );
    await expect(field).toHaveValue('3');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await expect(args.onValueChange).not.toHaveBeenCalledWith(7);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(7);
    await expect(field).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: 'QS-2 Arrows change the number by one, Home and End go to the limits',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('3');
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('12');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(field).toHaveValue('1');
    await expect(field).toHaveFocus();
  },
};

export const Compact: Story = { args: { size: 'compact' } };
export const AtTheMinimum: Story = { args: { value: 1 } };
export const AtTheMaximum: Story = {
  args: { value: 12 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: getStoryStrings().quantityStepper.increase(sampleText('Vitamin C 1000')) }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(getStoryStrings().quantityStepper.aboveMax(12));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Fractions: Story = { args: { value: 2.5, min: 0.5, step: 0.5 } };

export const OutsideOfTheLimits: Story = {
  args: { value: 15 },
};

export const OutsideOfTheLimitsBehavior: Story = {
  ...OutsideOfTheLimits,
  name: 'QS-4 A number outside the limits is marked and explained',
  tags: ['behavior', '!autodocs'],
};

export const InTheCart: Story = {
  args: { value: 1, size: 'compact', onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: getStoryStrings().quantityStepper.remove(sampleText('Vitamin C 1000')),
      }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Reduced: Story = {
  args: {
    value: 3,
    max: 3,
    size: 'compact',
    message: sampleText('Only 3 pieces are left, so we reduced the quantity.'),
  },
};
export const Loading: Story = { args: { loading: true } };
export const LoadingCompact: Story = { args: { loading: true, size: 'compact' } };
export const Disabled: Story = { args: { disabled: true } };
export const LargeNumber: Story = { args: { value: 1250, max: undefined, size: 'compact' } };

export const LargeNumberBehavior: Story = {
  ...LargeNumber,
  name: 'Shows all digits of a large number, also in a wider font',
  tags: ['behavior', '!autodocs'],
  globals: { brand: 'zawilec' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};

export const Playground: Story = { args: { size: 'medium', loading: false, disabled: false } };

export const Uncontrolled: Story = {
  name: '[UI-26] QS-1 Uncontrolled, with the strings of the provider',
  tags: ['behavior', '!autodocs'],
  render: ({ value: _, ...args }) => <QuantityStepper {...args} itemName={sampleText('Magnesium')} defaultValue={3} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: getStoryStrings().quantityStepper.increase(sampleText('Magnesium')) }),
    );
    await expect(
      canvas.getByRole('spinbutton', { name: getStoryStrings().quantityStepper.quantity(sampleText('Magnesium')) }),
    ).toHaveValue('4');
  },
};
