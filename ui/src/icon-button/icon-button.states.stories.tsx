import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon } from '../icon/index.ts';
import { controlStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { IconButton, IconButtonLink, iconButtonVariants } from './index.ts';

const meta = {
  title: 'State sheets/IconButton',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <StateMatrix variants={iconButtonVariants} states={controlStates}>
        {({ variant, state }) => (
          <IconButton
            label={sampleText('To the wish list ({state})', { state })}
            icon={<HeartIcon size="medium" />}
            variant={variant}
            disabled={state === 'disabled'}
            loading={state === 'busy'}
          />
        )}
      </StateMatrix>
      <StateMatrix
        variants={iconButtonVariants.map((variant) => ({ element: 'link', variant }))}
        states={['rest', 'hover', 'focus-visible', 'active']}
      >
        {({ variant: { variant }, state }) => (
          <IconButtonLink
            label={sampleText('To the wish list ({state})', { state })}
            icon={<HeartIcon size="medium" />}
            variant={variant}
            href="#wishlist"
          />
        )}
      </StateMatrix>
    </>
  ),
};
