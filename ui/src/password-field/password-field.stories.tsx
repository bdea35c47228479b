import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './index.ts';

const meta = {
  title: 'UI/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Hasło', name: 'password', autoComplete: 'current-password', showLabel: 'Pokaż hasło' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowsThePassword: Story = {
  name: 'FO-12 A button with aria-pressed shows the password',
  args: { defaultValue: 'Kasztan!2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Hasło/);
    await userEvent.click(field);
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Pokaż hasło', pressed: false });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
  },
};

/** A new password with rules that follow what is typed. */
function NewPassword(props: PasswordFieldProps) {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      {...props}
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      rules={{
        title: 'Hasło musi mieć:',
        metLabel: 'spełnione',
        unmetLabel: 'niespełnione',
        items: [
          { id: 'length', label: 'co najmniej 10 znaków', met: password.length >= 10 },
          { id: 'lowercase', label: 'małą literę', met: /\p{Ll}/u.test(password) },
          { id: 'uppercase', label: 'wielką literę', met: /\p{Lu}/u.test(password) },
          { id: 'digit', label: 'cyfrę', met: /\d/.test(password) },
        ],
      }}
    />
  );
}

export const NewPasswordWithRules: Story = {
  name: 'FO-13 Rules are ticked off while the password is typed',
  args: { label: 'Nowe hasło', autoComplete: 'new-password' },
  render: (args) => <NewPassword {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Nowe hasło/);
    await expect(canvas.getByText('cyfrę')).toHaveTextContent('cyfrę: niespełnione');
    await userEvent.type(field, 'abc1');
    await expect(canvas.getByText('cyfrę')).toHaveTextContent('cyfrę: spełnione');
    await expect(canvas.getByText('co najmniej 10 znaków')).toHaveTextContent('niespełnione');
    await userEvent.clear(field);
    await userEvent.paste('Kasztanowiec1');
    await expect(canvas.queryByText(/niespełnione/)).toBeNull();
  },
};

export const NoRuleMet: Story = {
  args: { label: 'Nowe hasło', autoComplete: 'new-password' },
  render: (args) => <NewPassword {...args} />,
};

export const WithError: Story = { args: { error: 'Nieprawidłowe hasło. Spróbuj jeszcze raz albo ustaw nowe.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Kasztan!2026' } };
