import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { Tabs, tabsOrientations } from './index.ts';

const meta = {
  title: 'State sheets/Tabs',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix
      variants={tabsOrientations}
      states={['rest', 'hover', 'focus-visible', 'active']}
      target="[role=tab]:last-child"
    >
      {({ variant, state, id }) => (
        <Tabs
          id={id}
          label={`O produkcie (${state})`}
          orientation={variant}
          items={[
            { id: 'opis', label: 'Opis', content: 'Cytrynian magnezu w kapsułkach.' },
            { id: 'sklad', label: 'Skład', content: 'Cytrynian magnezu, otoczka z hypromelozy.' },
          ]}
        />
      )}
    </StateMatrix>
  ),
};
