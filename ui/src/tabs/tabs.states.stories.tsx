import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
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
          label={sampleText('About the product ({state})', { state })}
          orientation={variant}
          items={[
            { id: 'opis', label: sampleText('Description'), content: sampleText('Magnesium citrate in capsules.') },
            {
              id: 'sklad',
              label: sampleText('Ingredients'),
              content: sampleText('Magnesium citrate, shell of hypromellose.'),
            },
          ]}
        />
      )}
    </StateMatrix>
  ),
};
