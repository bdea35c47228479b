import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowRightIcon, BagIcon } from '../icon/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Button, ButtonLink, buttonSizes, buttonVariants } from './index.ts';

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: sampleText('Add to cart'), onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const VariantsAndSizes: Story = {
  render: (args) => (
    <Stack align="start">
      {buttonVariants.map((variant) => (
        <Inline key={variant}>
          {buttonSizes.map((size) => (
            <Button {...args} key={size} variant={variant} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <Button {...args} key={variant} variant={variant} disabled />
      ))}
    </Inline>
  ),
};

export const Loading: Story = {
  args: { children: sampleText('Send'), loading: true, loadingLabel: sampleText('Sending…') },
};

export const LoadingBehavior: Story = {
  ...Loading,
  name: 'FO-7 Loading: progress as text, no second activation',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const LoadingWithoutLabel: Story = { args: { loading: true } };

export const WithIcon: Story = {
  args: { children: [<BagIcon key="icon" size="medium" />, sampleText('Add to cart')] },
};

export const FullWidth: Story = { args: { fullWidth: true } };

export const LongLabel: Story = {
  args: {
    children: sampleText('I order with an obligation to pay and agree that the service begins early'),
    size: 'large',
  },
};

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänin';

export const LongWord: Story = {
  name: '[G-14] A word wider than a page of 320 px stays inside the button',
  tags: ['behavior', '!autodocs'],
  decorators: (Story) => (
    <div lang="de" style={{ inlineSize: 320 - 2 * 16 }}>
      <Story />
    </div>
  ),
  render: () => (
    <Stack align="start">
      {buttonSizes.flatMap((size) => [
        <Button key={size} size={size}>
          {longWord}
        </Button>,
        <Button key={`${size} icon`} size={size}>
          <BagIcon size="medium" />
          {longWord}
        </Button>,
        <Button key={`${size} loading`} size={size} loading loadingLabel={longWord}>
          {longWord}
        </Button>,
        <ButtonLink key={`${size} link`} size={size} href="#kasa">
          {longWord} <ArrowRightIcon size="medium" />
        </ButtonLink>,
      ])}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.querySelector('[lang]')?.getBoundingClientRect() ?? new DOMRect();
    for (const button of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]) {
      const box = button.getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(room.right);
      const content = document.createRange();
      content.selectNodeContents(button);
      await expect(content.getBoundingClientRect().left).toBeGreaterThanOrEqual(box.left);
      await expect(content.getBoundingClientRect().right).toBeLessThanOrEqual(box.right);
    }
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#kasa" variant="secondary">
      {sampleText('To the checkout')} <ArrowRightIcon size="medium" />
    </ButtonLink>
  ),
};

export const Playground: Story = { args: { variant: 'primary', size: 'medium', loading: false, disabled: false } };
