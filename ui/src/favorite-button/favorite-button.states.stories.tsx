import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getCellStyle } from '../story-utils/cell-style.ts';
import { controlStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { FavoriteButton } from './index.ts';

const meta = {
  title: 'State sheets/FavoriteButton',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['not pressed', 'pressed']} states={controlStates}>
      {({ variant, state }) => (
        <FavoriteButton
          label={sampleText('Favorites: Magnesium ({state})', { state })}
          defaultPressed={variant === 'pressed'}
          disabled={state === 'disabled'}
          loading={state === 'busy'}
        />
      )}
    </StateMatrix>
  ),
  play: async ({ canvasElement }) => {
    const getColor = (state: 'rest' | 'disabled') => getCellStyle(canvasElement, 'pressed', state).color;
    await expect(getColor('disabled')).not.toBe(getColor('rest'));
    await expect(getColor('disabled')).toBe(getCellStyle(canvasElement, 'not pressed', 'disabled').color);
  },
};
