import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { SubscriptionOffer } from './index.ts';

const meta = {
  title: 'State sheets/SubscriptionOffer',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['once', 'subscription']} states={['rest', 'hover', 'focus-visible', 'active']}>
      {({ variant, id }) => (
        <div style={{ inlineSize: '22rem' }}>
          <SubscriptionOffer
            name={`purchase-${id}`}
            oneTimePrice={samplePrice(4490)}
            subscriptionPrice={samplePrice(4041)}
            subscriptionHint={sampleText('Cancel at any time. You save 10%.')}
            intervals={[30, 60].map((days) => ({
              value: `P${days}D`,
              label: sampleText('every {days} days', { days }),
            }))}
            defaultValue={variant === 'once' ? null : 'P30D'}
          />
        </div>
      )}
    </StateMatrix>
  ),
};
