import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { StoreCard } from './index.ts';

const meta = {
  title: 'State sheets/StoreCard',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['open', 'closed', 'favorite', 'only necessary']}>
      {({ variant, id }) => (
        <div style={{ inlineSize: '20rem' }}>
          <StoreCard
            name={sampleText('Witryna Oxford Center')}
            headingLevel={3}
            address={[sampleText('21 High Street'), sampleText('Oxford OX1 4AG')]}
            {...(variant !== 'only necessary' && {
              href: `#${id}`,
              telephone: '22 123 45 67',
              distance: sampleText('2.4 km away'),
              favorite: variant === 'favorite',
              onFavoriteChange: () => undefined,
              status:
                variant === 'closed'
                  ? { open: false, text: sampleText('Closed, opens tomorrow at 9:00') }
                  : { open: true, text: sampleText('Open until 18:00') },
            })}
          />
        </div>
      )}
    </StateMatrix>
  ),
};
