import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BagIcon, HeartIcon, PlusIcon } from '../icon/index.ts';
import { Inline } from '../layout/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { IconButton, IconButtonLink, iconButtonSizes, iconButtonVariants } from './index.ts';

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  subcomponents: { IconButtonLink },
  args: { label: sampleText('Add to cart: Vitamin C 1000'), icon: <PlusIcon size="medium" />, onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: iconButtonVariants },
    size: { control: 'select', options: iconButtonSizes },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      {iconButtonVariants.map((variant) => (
        <IconButton {...args} key={variant} variant={variant} label={`${args.label} (${variant})`} />
      ))}
    </Inline>
  ),
};

export const VariantsBehavior: Story = {
  ...Variants,
  name: 'The raised variant has an edge on a background of its own color',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const shadows = within(canvasElement)
      .getAllByRole('button')
      .map((button) => getComputedStyle(button).boxShadow !== 'none');
    await expect(shadows).toEqual(iconButtonVariants.map((variant) => variant === 'raised'));
  },
};

export const Sizes: Story = {
  args: { variant: 'raised' },
  render: (args) => (
    <Inline>
      {iconButtonSizes.map((size) => (
        <IconButton
          {...args}
          key={size}
          size={size}
          label={`${args.label} (${size})`}
          icon={<PlusIcon size={size} />}
        />
      ))}
    </Inline>
  ),
};
export const Disabled: Story = {
  render: (args) => (
    <Inline>
      {iconButtonVariants.map((variant) => (
        <IconButton {...args} key={variant} variant={variant} disabled />
      ))}
    </Inline>
  ),
};
export const Loading: Story = { args: { loading: true, variant: 'filled' } };
export const Pressed: Story = {
  args: {
    variant: 'raised',
    label: sampleText('On the wish list: Magnesium B6 forte'),
    icon: <HeartIcon size="medium" fill="currentcolor" />,
    'aria-pressed': true,
  },
};

export const PressedBehavior: Story = {
  ...Pressed,
  name: 'WI-1 A toggle keeps its name',
  tags: ['behavior', '!autodocs'],
};

export const AsLink: Story = {
  render: () => (
    <Inline>
      {iconButtonVariants.map((variant) => (
        <IconButtonLink
          key={variant}
          variant={variant}
          label={`${sampleText('Go to the cart')} (${variant})`}
          icon={<BagIcon size="medium" />}
          href="#cart"
        />
      ))}
    </Inline>
  ),
};

export const Playground: Story = { args: { variant: 'plain', size: 'medium', loading: false, disabled: false } };
