import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getCellStyle } from '../story-utils/cell-style.ts';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { Pagination } from './index.ts';

const meta = {
  title: 'State sheets/Pagination',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

/** Links of which the state is shown. */
const targets = [
  ['arrow', 'a[rel="prev"]'],
  ['page', 'li:nth-child(2) a'],
  ['current page', 'a[aria-current]'],
] as const;

export const States: StoryObj = {
  render: () => (
    <>
      <StateMatrix variants={['first page', 'page in between', 'last page']}>
        {({ variant }) => (
          <Pagination
            label={variant}
            current={variant === 'first page' ? 1 : variant === 'last page' ? 12 : 6}
            total={12}
            getHref={(page) => `#${page}`}
          />
        )}
      </StateMatrix>
      {targets.map(([name, target]) => (
        <StateMatrix key={name} variants={[name]} states={['rest', 'hover', 'focus-visible', 'active']} target={target}>
          {({ variant, state }) => (
            <Pagination label={`${variant}, ${state}`} current={2} total={3} getHref={(page) => `#${page}`} />
          )}
        </StateMatrix>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const getBackground = (state: 'hover' | 'active') => getCellStyle(canvasElement, 'arrow', state).backgroundColor;
    await expect(getBackground('active')).not.toBe(getBackground('hover'));
  },
};
