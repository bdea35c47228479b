import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { forceState } from '../story-utils/force-states.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { SkipLink, type SkipLinkProps } from './index.ts';

/** Renders the link before content with a text. */
const renderBefore = (text: string) => (args: SkipLinkProps) => (
  <>
    <SkipLink {...args} />
    <div id="skip-target" tabIndex={-1}>
      {text}
    </div>
  </>
);

const meta = {
  title: 'UI/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#skip-target' },
  argTypes: { href: { control: 'text' } },
  render: renderBefore(sampleText('Press the Tab key to see the link.')),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[G-2] The first Tab shows it, Enter moves focus into the content',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(100);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(sampleText('Press the Tab key to see the link.'))).toHaveFocus();
  },
};

export const Playground: Story = {};

/** Shows the link as while it has the focus, which a documentation page gives to no story. */
function FocusedLink({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const link = root.current?.querySelector('a');
    if (root.current && link) forceState(root.current, link, 'focus-visible');
  }, []);
  return (
    <div ref={root} style={{ position: 'relative', paddingBlockStart: '5rem' }}>
      {children}
    </div>
  );
}

export const Focused: Story = {
  render: renderBefore(sampleText('The link is visible while it has the focus.')),
  decorators: [
    (Story) => (
      <FocusedLink>
        <Story />
      </FocusedLink>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).not.toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};
