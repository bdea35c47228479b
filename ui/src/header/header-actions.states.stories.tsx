import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getCellStyle } from '../story-utils/cell-style.ts';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { BagIcon, SearchIcon } from '../icon/index.ts';
import { HeaderButton, HeaderLink } from './index.ts';

const meta = {
  title: 'State sheets/HeaderActions',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix
      variants={['link', 'link with counter', 'button', 'expanded button']}
      states={['rest', 'hover', 'focus-visible', 'active']}
    >
      {({ variant }) =>
        variant.startsWith('link') ? (
          <HeaderLink
            icon={<BagIcon />}
            label={sampleText('Cart')}
            href="#cart"
            {...(variant === 'link with counter' && { badge: '3' })}
          />
        ) : (
          <HeaderButton
            icon={<SearchIcon />}
            label={sampleText('Search')}
            expanded={variant === 'expanded button'}
            onClick={() => undefined}
          />
        )
      }
    </StateMatrix>
  ),
  play: async ({ canvasElement }) => {
    const getBackground = (variant: string, state: 'rest' | 'hover' | 'active') =>
      getCellStyle(canvasElement, variant, state).backgroundColor;
    await expect(getBackground('expanded button', 'rest')).toBe(getBackground('button', 'hover'));
    await expect(getBackground('button', 'active')).not.toBe(getBackground('button', 'hover'));
  },
};
