import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { PasswordField } from './index.ts';
import { specialPasswordCharacters } from './password-requirements.ts';

const meta = {
  title: 'UI/Forms/PasswordField',
  component: PasswordField,
  args: { label: sampleText('Password'), name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowsThePassword: Story = {
  name: 'FO-12 Space on a button with aria-pressed shows the password',
  tags: ['behavior', '!autodocs'],
  args: { defaultValue: 'Chestnut!2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(new RegExp(`^${sampleText('Password')}`));
    await userEvent.click(field);
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: getStoryStrings().passwordField.showLabel, pressed: false });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
  },
};

const newPassword = { label: sampleText('New password'), autoComplete: 'new-password', requirements: {} } as const;

export const NewPasswordWithRules: Story = {
  name: '[VAL-04] [VAL-05] FO-13 Rules are checked off while the password is typed',
  tags: ['behavior', '!autodocs'],
  args: newPassword,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strings = getStoryStrings().passwordField;
    const field = canvas.getByLabelText(new RegExp(`^${sampleText('New password')}`));
    await expect(canvas.getByText(strings.lengthRule(10), { exact: false })).toHaveTextContent(strings.unmetLabel);
    await userEvent.type(field, 'Chestnut1');
    await expect(canvas.getByText(strings.lengthRule(10), { exact: false })).toHaveTextContent(strings.unmetLabel);
    await expect(
      canvas.getByText(strings.classesRule(3, specialPasswordCharacters), { exact: false }),
    ).toHaveTextContent(`: ${strings.metLabel}`);
    await userEvent.clear(field);
    await userEvent.paste('Chestnuttree1');
    await expect(canvas.queryByText(strings.unmetLabel, { exact: false })).toBeNull();
  },
};

export const NoRuleMet: Story = { args: newPassword };
export const OtherLimits: Story = {
  args: { ...newPassword, requirements: { minLength: 14, characterClasses: 2 } },
};
export const Playground: Story = { args: { ...newPassword, disabled: false, loading: false } };
export const RuleOnNarrowScreens: Story = {
  name: 'Breaks no line between the special characters of a rule',
  tags: ['behavior', '!autodocs'],
  args: newPassword,
  play: async ({ canvas, canvasElement }) => {
    const rule = canvas.getByText(specialPasswordCharacters, { exact: false });
    const text = rule.firstChild;
    const start = text?.textContent?.indexOf(specialPasswordCharacters) ?? -1;
    if (!text || start < 0) throw new Error('The rule lists no special characters.');
    const characters = document.createRange();
    characters.setStart(text, start);
    characters.setEnd(text, start + specialPasswordCharacters.length);
    for (let width = 160; width <= 320; width += 8) {
      canvasElement.style.width = `${width}px`;
      await expect(characters.getClientRects()).toHaveLength(1);
    }
    canvasElement.style.width = '';
  },
};
export const OwnRules: Story = {
  args: {
    label: 'PIN',
    defaultValue: '1990',
    autoComplete: 'new-password',
    rules: {
      title: sampleText('The PIN needs:'),
      metLabel: sampleText('met'),
      unmetLabel: sampleText('not met'),
      items: [
        { id: 'length', label: sampleText('four digits'), met: true },
        { id: 'birthday', label: sampleText('other digits than your year of birth'), met: false },
      ],
    },
  },
};

export const WithError: Story = { args: { error: sampleText('Incorrect password. Try again or set a new one.') } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Chestnut!2026' } };
export const Loading: Story = { args: { loading: true, defaultValue: 'Chestnut!2026' } };
