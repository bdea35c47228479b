import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { AccountTrigger } from './index.ts';

const meta = {
  title: 'State sheets/AccountTrigger',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix
      variants={['guest', 'customer', 'customer without name']}
      states={['rest', 'hover', 'focus-visible', 'active']}
    >
      {({ variant }) => (
        <AccountTrigger
          signedIn={variant !== 'guest'}
          name={variant === 'customer' ? 'Anna' : null}
          links={[]}
          onSignOut={() => undefined}
        />
      )}
    </StateMatrix>
  ),
};
