import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { OrderList } from './index.ts';

const meta = {
  title: 'State sheets/OrderList',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['with total', 'without total']} states={['rest', 'hover', 'focus-visible', 'active']}>
      {({ variant, id }) => (
        <div style={{ inlineSize: 'min(40rem, 100vw - 3rem)' }}>
          <OrderList
            aria-label={`${sampleText('Orders')} ${id}`}
            labels={{ date: sampleText('Date'), status: 'Status', total: sampleText('Total') }}
            items={[
              {
                number: '000000123',
                href: `#${id}`,
                linkLabel: sampleText('Order {number}', { number: '000000123' }),
                date: sampleText('2 March 2026'),
                status: sampleText('Processing'),
                total: variant === 'with total' ? samplePrice(12970) : undefined,
              },
            ]}
          />
        </div>
      )}
    </StateMatrix>
  ),
};
