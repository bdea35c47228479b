import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import { Text } from '../text/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'State sheets/Popover',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['closed', 'open']} states={['rest', 'hover', 'focus-visible', 'active']}>
      {({ variant }) => (
        <div style={{ minInlineSize: '16rem', ...(variant === 'open' && { minBlockSize: '8lh' }) }}>
          <Popover
            defaultOpen={variant === 'open'}
            trigger={
              <>
                {sampleText('Shipping costs')}
                <ChevronDownIcon size="small" />
              </>
            }
          >
            <Text>{sampleText('Tomorrow or the day after')}</Text>
          </Popover>
        </div>
      )}
    </StateMatrix>
  ),
};
