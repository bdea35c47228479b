import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { TextField, textFieldTypes } from './index.ts';

const meta = {
  title: 'State sheets/TextField',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

/** Content that fits each type, with a value that is not valid. */
const content = {
  text: { label: sampleText('First name'), value: 'O', error: sampleText('Enter your first name.') },
  email: {
    label: sampleText('E-mail address'),
    placeholder: 'name@example.com',
    value: 'ola@',
    error: sampleText('Enter a valid e-mail address.'),
  },
  tel: { label: sampleText('Phone'), value: '22 123', error: sampleText('Enter nine digits.') },
  search: { label: sampleText('Search'), value: 'B6', error: sampleText('Enter at least 3 characters.') },
  url: {
    label: sampleText('Website'),
    placeholder: 'https://example.com',
    value: 'example.com',
    error: sampleText('Enter an address that starts with https://.'),
  },
} satisfies Record<
  (typeof textFieldTypes)[number],
  { label: string; placeholder?: string; value: string; error: string }
>;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={textFieldTypes} states={fieldStates}>
      {({ variant, state, id }) => {
        const { value, error, ...props } = content[variant];
        return (
          <TextField
            {...props}
            name={id}
            type={variant}
            disabled={state === 'disabled'}
            defaultValue={state === 'filled' || state === 'invalid' ? value : undefined}
            error={state === 'invalid' ? error : undefined}
          />
        );
      }}
    </StateMatrix>
  ),
};
