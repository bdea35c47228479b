import type { Meta, StoryObj } from '@storybook/react-vite';
import { TruckIcon } from '../icon/index.ts';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
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
          label={`Dostawa (${state})`}
          name={id}
          options={[
            {
              value: 'courier',
              title: 'Kurier',
              description: 'Jutro',
              price: '14,99 zł',
              icon: <TruckIcon />,
              disabled: state === 'disabled',
            },
          ]}
          defaultValue={state === 'filled' ? 'courier' : undefined}
          error={state === 'invalid' ? 'Wybierz sposób dostawy.' : undefined}
        />
      )}
    </StateMatrix>
  ),
};
