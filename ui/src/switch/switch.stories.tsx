import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './index.ts';

const meta = {
  title: 'UI/Forms/Switch',
  component: Switch,
  args: { label: 'Powiadomienia SMS o zamówieniu', name: 'sms' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { disabled: false, loading: false } };
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Wyślemy najwyżej trzy wiadomości: o przyjęciu, nadaniu i dostawie.' } };
export const Loading: Story = { args: { loading: true, defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongTexts: Story = {
  args: {
    label:
      'Informuj mnie o promocjach w salonach w promieniu 25 kilometrów od adresu dostawy, także w niedziele handlowe',
    hint: 'Ustawienie zapisujemy od razu; zmienisz je w każdej chwili.',
  },
};
export const Keyboard: Story = {
  name: 'Tab moves to it, Space toggles it',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
