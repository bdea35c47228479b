import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { TableOfContents } from './index.ts';

const meta = {
  title: 'State sheets/TableOfContents',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['link']} states={['rest', 'hover', 'focus-visible', 'active']}>
      {({ variant, state }) => (
        <TableOfContents label={`${variant}, ${state}`} items={[{ id: 'payments', title: sampleText('Payments') }]} />
      )}
    </StateMatrix>
  ),
};
