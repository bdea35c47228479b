import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeartIcon } from '../icon/index.ts';
import { getCellStyle } from '../story-utils/cell-style.ts';
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
  play: async ({ canvasElement }) => {
    const getBackground = (state: 'rest' | 'busy' | 'disabled') =>
      getCellStyle(canvasElement, 'filled', state).backgroundColor;
    await expect(getBackground('busy')).toBe(getBackground('rest'));
    await expect(getBackground('disabled')).not.toBe(getBackground('rest'));
  },
};
