import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Accordion } from './index.ts';

const meta = {
  title: 'State sheets/Accordion',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['closed', 'open', 'always one open']} states={['rest', 'hover', 'focus-visible', 'active']}>
      {({ variant, state, id }) => (
        <Accordion
          headingLevel={3}
          multiple={variant !== 'always one open'}
          collapsible={variant !== 'always one open'}
          items={[
            {
              id,
              title: `${sampleText('How to use')} (${variant}, ${state})`,
              content: sampleText('One drop a day, best with a meal.'),
              defaultOpen: variant !== 'closed',
            },
          ]}
        />
      )}
    </StateMatrix>
  ),
};
