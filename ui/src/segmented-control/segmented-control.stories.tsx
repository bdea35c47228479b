import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MenuIcon, PinIcon } from '../icon/index.ts';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'UI/Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Salony',
    name: 'view',
    defaultValue: 'list',
    segments: [
      { value: 'list', label: 'Lista' },
      { value: 'map', label: 'Mapa' },
      { value: 'cities', label: 'Miasta' },
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
            <MenuIcon size="medium" /> Lista
          </>
        ),
      },
      {
        value: 'map',
        label: (
          <>
            <PinIcon size="medium" /> Mapa
          </>
        ),
      },
    ],
  },
};
export const OnlyIcons: Story = {
  args: {
    segments: [
      { value: 'list', label: <MenuIcon size="medium" title="Lista" /> },
      { value: 'map', label: <PinIcon size="medium" title="Mapa" /> },
    ],
  },
};
export const WithError: Story = { args: { defaultValue: '', error: 'Wybierz widok.' } };
export const DisabledSegment: Story = {
  args: {
    segments: [
      { value: 'list', label: 'Lista' },
      { value: 'map', label: 'Mapa', disabled: true },
    ],
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongTexts: Story = {
  args: {
    segments: [
      { value: 'list', label: 'Salony w kolejności odległości od adresu dostawy' },
      { value: 'map', label: 'Mapa z godzinami otwarcia' },
      { value: 'cities', label: 'Konstantynopolitańczykowianeczka' },
    ],
  },
};
export const Keyboard: Story = {
  name: 'One tab stop; arrows move and select',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Mapa' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('map');
  },
};
