import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { AccountNavigation } from './index.ts';

const meta = {
  title: 'State sheets/AccountNavigation',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

/** Entries of which the state is shown. */
const targets = [
  ['page', 'a:not([aria-current])'],
  ['current page', 'a[aria-current]'],
  ['sign out', 'button'],
  ['signing out', 'button'],
] as const;

export const States: StoryObj = {
  render: () => (
    <>
      {targets.map(([name, target]) => (
        <StateMatrix key={name} variants={[name]} states={['rest', 'hover', 'focus-visible', 'active']} target={target}>
          {({ state }) => (
            <AccountNavigation
              label={`${name}, ${state}`}
              items={[
                { id: 'orders', label: sampleText('Orders'), href: '#orders' },
                { id: 'addresses', label: sampleText('Addresses'), href: '#addresses', current: true },
              ]}
              signOutLabel={sampleText(name === 'signing out' ? 'Signing out…' : 'Sign out')}
              signingOut={name === 'signing out'}
              onSignOut={() => undefined}
            />
          )}
        </StateMatrix>
      ))}
    </>
  ),
};
