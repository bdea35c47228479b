import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { CurrencySwitcher, StoreSwitcher } from './index.ts';

const meta = {
  title: 'State sheets/Switchers',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

const currencies = ['PLN', 'EUR'].map((id) => ({ id, label: id }));
const stores = [
  { id: 'pl', label: sampleText('Poland') },
  { id: 'de', label: 'Deutschland', lang: 'de' },
];
const languages = [
  { id: 'pl', label: 'polski', lang: 'pl', href: '#pl' },
  { id: 'en', label: 'English', lang: 'en', href: '#en' },
];

export const States: StoryObj = {
  render: () => (
    <>
      <StateMatrix
        variants={['option', 'current option']}
        states={['rest', 'hover', 'focus-visible', 'active']}
        target="[data-part=panel] [lang]"
      >
        {({ variant }) => (
          <div style={{ minBlockSize: '10lh', minInlineSize: '20ch' }}>
            <StoreSwitcher
              defaultOpen
              options={languages}
              value={variant === 'option' ? 'en' : 'pl'}
              onValueChange={() => undefined}
            />
          </div>
        )}
      </StateMatrix>
      <StateMatrix variants={['currency', 'store', 'language']} states={['rest', 'hover', 'focus-visible', 'active']}>
        {({ variant }) =>
          variant === 'currency' ? (
            <CurrencySwitcher options={currencies} value="PLN" onValueChange={() => undefined} />
          ) : (
            <StoreSwitcher
              options={variant === 'store' ? stores : languages}
              value="pl"
              onValueChange={() => undefined}
            />
          )
        }
      </StateMatrix>
    </>
  ),
};
