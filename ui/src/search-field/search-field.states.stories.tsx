import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'State sheets/SearchField',
  tags: ['sheet', '!autodocs'],
  parameters: {
    controls: { disable: true },
    // A page has one search; a state sheet has one for each state.
    a11y: {
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['default']} states={['rest', 'hover', 'focus-visible', 'filled']} target="input">
      {({ state, id }) => (
        <SearchField
          action="/search"
          name={id}
          label={sampleText('Search ({state})', { state })}
          placeholder={sampleText('What are you looking for?')}
          defaultValue={state === 'filled' ? sampleText('magnesium') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
