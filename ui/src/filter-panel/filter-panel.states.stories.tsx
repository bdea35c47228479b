import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { ActiveFilters, FilterPanel } from './index.ts';

const meta = {
  title: 'State sheets/FilterPanel',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

const option = (label: string, count: number, selected: boolean) => ({
  value: label,
  label,
  count: String(count),
  countLabel: sampleText('number of products: {count}', { count }),
  selected,
  href: `#${label}`,
});

/** Controls of which the state is shown. */
const targets = [
  ['group', 'summary'],
  ['option', 'li:first-child a'],
  ['selected option', 'li:last-child a'],
] as const;

export const States: StoryObj = {
  render: () => (
    <>
      {targets.map(([name, target]) => (
        <StateMatrix key={name} variants={[name]} states={['rest', 'hover', 'focus-visible', 'active']} target={target}>
          {({ state }) => (
            <div style={{ inlineSize: '16rem' }}>
              <FilterPanel
                label={`${name}, ${state}`}
                groups={[
                  {
                    code: 'diet',
                    label: sampleText('Diet'),
                    options: [option(sampleText('gluten-free'), 31, false), option(sampleText('vegan'), 17, true)],
                  },
                ]}
              />
            </div>
          )}
        </StateMatrix>
      ))}
      <StateMatrix variants={['active filter']} states={['rest', 'hover', 'focus-visible', 'active']}>
        {({ variant, state }) => (
          <ActiveFilters
            label={`${variant}, ${state}`}
            clear={{ label: sampleText('Clear filters'), href: '#' }}
            filters={[
              {
                id: 'vegan',
                label: sampleText('vegan'),
                href: '#',
                removeLabel: sampleText('Remove filter: {label}', { label: sampleText('vegan') }),
              },
            ]}
          />
        )}
      </StateMatrix>
    </>
  ),
};
