import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { TextArea } from './index.ts';

const meta = {
  title: 'State sheets/TextArea',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['default']} states={fieldStates}>
      {({ state, id }) => (
        <TextArea
          label="Wiadomość"
          name={id}
          disabled={state === 'disabled'}
          defaultValue={state === 'filled' || state === 'invalid' ? 'Paczka dotarła uszkodzona.' : undefined}
          error={state === 'invalid' ? 'Podaj numer zamówienia.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
