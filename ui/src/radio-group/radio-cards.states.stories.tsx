import type { Meta, StoryObj } from '@storybook/react-vite';
import { TruckIcon } from '../icon/index.ts';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { RadioCards } from './index.ts';

const meta = {
  title: 'State sheets/RadioCards',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['default']} states={fieldStates}>
      {({ state, id }) => (
        <RadioCards
          label={sampleText('Shipping ({state})', { state })}
          name={id}
          options={[
            {
              value: 'courier',
              title: sampleText('Courier'),
              description: sampleText('Tomorrow'),
              price: samplePrice(1499),
              icon: <TruckIcon />,
              disabled: state === 'disabled',
            },
          ]}
          defaultValue={state === 'filled' ? 'courier' : undefined}
          error={state === 'invalid' ? sampleText('Choose a shipping method.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
