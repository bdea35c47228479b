import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MenuIcon, PinIcon } from '../icon/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'UI/Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: sampleText('Stores'),
    name: 'view',
    defaultValue: 'list',
    segments: [
      { value: 'list', label: sampleText('List') },
      { value: 'map', label: sampleText('Map') },
      { value: 'cities', label: sampleText('Cities') },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { labelHidden: false, disabled: false } };
export const HiddenLabel: Story = { args: { labelHidden: true } };
export const WithIcons: Story = {
  args: {
    segments: [
      {
        value: 'list',
        label: (
          <>
            <MenuIcon size="medium" /> {sampleText('List')}
          </>
        ),
      },
      {
        value: 'map',
        label: (
          <>
            <PinIcon size="medium" /> {sampleText('Map')}
          </>
        ),
      },
    ],
  },
};
export const OnlyIcons: Story = {
  args: {
    segments: [
      { value: 'list', label: <MenuIcon size="medium" title={sampleText('List')} /> },
      { value: 'map', label: <PinIcon size="medium" title={sampleText('Map')} /> },
    ],
  },
};
export const WithError: Story = { args: { defaultValue: '', error: sampleText('Choose a view.') } };
export const DisabledSegment: Story = {
  args: {
    segments: [
      { value: 'list', label: sampleText('List') },
      { value: 'map', label: sampleText('Map'), disabled: true },
    ],
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongTexts: Story = {
  args: {
    segments: [
      { value: 'list', label: sampleText('Stores by distance from the shipping address') },
      { value: 'map', label: sampleText('Map with opening hours') },
      { value: 'cities', label: sampleText('Antidisestablishmentarianism') },
    ],
  },
};
export const LongWord: Story = {
  ...LongTexts,
  name: 'A word that is longer than the bar breaks within it',
  tags: ['behavior', '!autodocs'],
  decorators: (Story) => (
    <div style={{ maxWidth: '10rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText(sampleText('Antidisestablishmentarianism'));
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};
export const Keyboard: Story = {
  name: 'One tab stop; arrows move and select',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: sampleText('List') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: sampleText('Map') })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('map');
  },
};
