import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import usage from '../../docs/examples/toaster.tsx?raw';
import { Button } from '../button/index.ts';
import { finishAnimations } from '../story-utils/animation.ts';
import { largeText } from '../story-utils/large-text.ts';
import { SidePanel } from '../side-panel/index.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { createToastStore, type ToastInput } from '../toast-store/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Toaster, type ToasterProps } from './index.ts';

interface ExampleProps {
  /** Toasts of the story. */
  toasts: readonly ToastInput[];
}

/** Renders toasts without a timeout, so that a story looks the same at any time. */
function Example({ toasts }: ExampleProps) {
  const [store] = useState(() => createToastStore());
  useEffect(() => toasts.forEach((toast) => store.add({ timeout: false, ...toast })), [store, toasts]);
  return <Toaster store={store} />;
}

/** Short messages at the bottom of the screen. `createToastStore` of `@witryna/ui/toast-store` holds them. */
const meta = {
  title: 'UI/Feedback/Toaster',
  component: Toaster,
  render: ({ toasts }) => <Example toasts={toasts} />,
  parameters: { layout: 'fullscreen', docs: { ...inFrame('20rem'), source: { code: usage } } },
  argTypes: {
    toasts: { description: 'Toasts of the story, as `add` of the store takes them.', table: { category: 'Story' } },
  },
  args: { toasts: [{ type: 'success', message: sampleText('Added to the cart: Vitamin C 1000.') }] },
} satisfies Meta<ToasterProps & ExampleProps>;

export default meta;
type Story = StoryObj<ToasterProps & ExampleProps>;

const onDismiss = fn();
const onAction = fn();

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-08] At the bottom of the screen',
  tags: ['behavior', '!autodocs'],
  play: async () => {
    const toast = await within(document.body).findByText(new RegExp(sampleText('Added to the cart: Vitamin C 1000.')));
    finishAnimations();
    const { bottom } = toast.closest('li')?.getBoundingClientRect() ?? {};
    await expect(window.innerHeight - (bottom ?? 0)).toBe(16);
  },
};

const rectangle = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

export const AboveMainAction: Story = {
  name: '[UI-08] Above the main action of the page',
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <>
      <div style={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        <Button fullWidth>{sampleText('To the checkout')}</Button>
      </div>
      <Example {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = await within(document.body).findByText(new RegExp(sampleText('Added to the cart: Vitamin C 1000.')));
    finishAnimations();
    // The list moves after the browser has measured it.
    await waitFor(() =>
      expect(rectangle(toast.closest('li')).bottom).toBeLessThanOrEqual(
        rectangle(canvas.getByRole('button', { name: sampleText('To the checkout') })).top,
      ),
    );
  },
};

export const AboveDialogFooter: Story = {
  name: '[UI-08] Next to an open panel or above its footer',
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <>
      <SidePanel
        open
        title={sampleText('Cart')}
        footer={
          <Button variant="secondary" fullWidth>
            {sampleText('Go to the cart')}
          </Button>
        }
      >
        {sampleText('Vitamin C 1000')}
      </SidePanel>
      <Example {...args} />
    </>
  ),
  play: async () => {
    const toast = await within(document.body).findByText(new RegExp(sampleText('Added to the cart: Vitamin C 1000.')));
    finishAnimations();
    const panel = within(document.body).getByRole('dialog', { name: sampleText('Cart') });
    const action = within(panel).getByRole('button', { name: sampleText('Go to the cart') });
    await waitFor(() => {
      const said = rectangle(toast.closest('li'));
      return expect(said.bottom <= rectangle(action).top || said.right <= rectangle(panel).left).toBe(true);
    });
  },
};

export const Playground: Story = {};

export const Types: Story = {
  args: {
    toasts: [
      { type: 'info', message: sampleText('You are online.') },
      { type: 'warning', message: sampleText('The last 2 pieces are left.') },
      {
        type: 'error',
        message: sampleText('The address could not be saved. Try again.'),
        debug: sampleText('Event ID: 7f3a-12'),
      },
    ],
  },
  play: async () => {
    await within(document.body).findByText(sampleText('You are online.'));
    finishAnimations();
  },
};

export const Dismissed: Story = {
  name: '[UI-06] The dismiss button closes it and calls onDismiss',
  tags: ['behavior', '!autodocs'],
  args: { toasts: [{ type: 'info', message: sampleText('You are online.'), onDismiss }] },
  play: async () => {
    const canvas = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: getStoryStrings().toaster.dismissLabel }));
    await waitFor(() => expect(canvas.queryByText(sampleText('You are online.'))).not.toBeInTheDocument());
    await expect(onDismiss).toHaveBeenCalled();
  },
};

export const TimedOut: Story = {
  name: '[UI-06] Is removed after its timeout',
  tags: ['behavior', '!autodocs'],
  args: { toasts: [{ type: 'info', message: sampleText('You are online.'), timeout: 1 }] },
  play: async () => {
    await waitFor(() =>
      expect(within(document.body).queryByText(sampleText('You are online.'))).not.toBeInTheDocument(),
    );
  },
};

export const WithAction: Story = {
  name: '[UI-07] Its action runs',
  tags: ['behavior', '!autodocs'],
  args: {
    toasts: [
      { type: 'success', message: sampleText('Added to the cart.'), actionText: sampleText('See the cart'), onAction },
    ],
  },
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: sampleText('See the cart') }));
    await expect(onAction).toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  args: {
    toasts: [
      {
        type: 'warning',
        message: sampleText(
          'One of the products in the cart, Complex of B vitamins with active folic acid, is no longer available in the chosen quantity.',
        ),
        actionText: sampleText('See the cart and change the quantity'),
      },
    ],
  },
  play: async () => {
    await within(document.body).findByText(
      new RegExp(
        sampleText(
          'One of the products in the cart, Complex of B vitamins with active folic acid, is no longer available in the chosen quantity.',
        ),
      ),
    );
    finishAnimations();
  },
};

export const LongWordEnlarged: Story = {
  name: '[G-14] A long word of its enlarged action breaks instead of leaving the screen',
  tags: ['behavior', '!autodocs'],
  args: { toasts: [{ type: 'success', message: sampleText('Added to the cart.'), actionText: 'Vergleichslisten' }] },
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async () => {
    const action = await within(document.body).findByRole('button', { name: 'Vergleichslisten' });
    finishAnimations();
    const card = action.closest('li');
    await expect(card?.scrollWidth).toBe(card?.clientWidth);
  },
};

export const LongTextsOnDesktop: Story = {
  name: 'An action that leaves a long text too little width is below it',
  tags: ['behavior', '!autodocs'],
  args: LongTexts.args,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const action = await within(document.body).findByRole('button', {
      name: sampleText('See the cart and change the quantity'),
    });
    finishAnimations();
    const text = action.previousElementSibling;
    if (!text) throw new Error('The text is before the action.');
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom);
  },
};
