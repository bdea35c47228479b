import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
