import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { ListModeSwitch } from './index.ts';

const meta = {
  title: 'State sheets/ListModeSwitch',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

/** Links of which the state is shown. */
const targets = [
  ['current mode', 'a[aria-current]'],
  ['other mode', 'a:not([aria-current])'],
] as const;

export const States: StoryObj = {
  render: () => (
    <>
      {targets.map(([name, target]) => (
        <StateMatrix key={name} variants={[name]} states={['rest', 'hover', 'focus-visible', 'active']} target={target}>
          {() => <ListModeSwitch value="grid" getHref={(mode) => `#${mode}`} />}
        </StateMatrix>
      ))}
    </>
  ),
};
