import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
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
          label={sampleText('Message')}
          name={id}
          disabled={state === 'disabled'}
          defaultValue={
            state === 'filled' || state === 'invalid' ? sampleText('The parcel arrived damaged.') : undefined
          }
          error={state === 'invalid' ? sampleText('Enter the order number.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
