import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'State sheets/Breadcrumbs',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix
      variants={['two levels']}
      states={['rest', 'hover', 'focus-visible', 'active']}
      target="li:nth-last-child(2) a"
    >
      {({ variant, state }) => (
        <Breadcrumbs
          label={`${variant}, ${state}`}
          items={[
            { label: sampleText('Home'), href: '#home' },
            { label: sampleText('Immunity'), href: '#immunity' },
          ]}
          current={sampleText('Vitamin D')}
        />
      )}
    </StateMatrix>
  ),
};
