import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Disclosure } from './index.ts';

const meta = {
  title: 'State sheets/Disclosure',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['closed', 'open']} states={['rest', 'hover', 'focus-visible', 'active']}>
      {({ variant }) => (
        <Disclosure title={sampleText('How to use')} headingLevel={3} open={variant === 'open'}>
          {sampleText('1 capsule a day, during a meal.')}
        </Disclosure>
      )}
    </StateMatrix>
  ),
};
