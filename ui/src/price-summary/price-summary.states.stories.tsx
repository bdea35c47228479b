import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { PriceSummary } from './index.ts';

const meta = {
  title: 'State sheets/PriceSummary',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

const rows = [
  { id: 'subtotal', label: sampleText('Products'), value: samplePrice(20380) },
  { id: 'discount', label: sampleText('Discount AUTUMN10'), value: samplePrice(-2038) },
  { id: 'total', label: sampleText('Total'), value: samplePrice(18342), total: true },
];

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['all rows', 'only total', 'loading']}>
      {({ variant }) => (
        <div style={{ inlineSize: '20rem' }}>
          <PriceSummary rows={variant === 'only total' ? rows.slice(-1) : rows} loading={variant === 'loading'} />
        </div>
      )}
    </StateMatrix>
  ),
};
