import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'State sheets/Switch',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['off', 'on']} states={controlStates}>
      {({ variant, state, id }) => (
        <Switch
          label={sampleText('Notifications')}
          name={id}
          defaultChecked={variant === 'on'}
          disabled={state === 'disabled'}
          loading={state === 'busy'}
        />
      )}
    </StateMatrix>
  ),
};
