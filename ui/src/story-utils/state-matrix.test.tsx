// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StateMatrix, getVariants } from './state-matrix.tsx';

it('renders every variant in every state, each with a unique id', () => {
  render(
    <StateMatrix variants={getVariants({ plain: 'a', filled: 'b' })} states={['rest', 'hover']}>
      {({ variant, state, id }) => <button id={id}>{`${variant} ${state}`}</button>}
    </StateMatrix>,
  );
  const row = within(screen.getByRole('region', { name: 'filled' }));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['filled rest', 'filled hover']);
  expect(new Set(screen.getAllByRole('button').map(({ id }) => id)).size).toBe(4);
});

it('names combined variants by all their values and forces states on the control', () => {
  render(
    <StateMatrix variants={[{ variant: 'plain', size: 'small' }]} states={['rest', 'focus-visible']}>
      {({ variant }) => (
        <p>
          <button>{variant.size}</button>
        </p>
      )}
    </StateMatrix>,
  );
  const row = within(screen.getByRole('region', { name: 'plain · small' }));
  const [rest, focused] = row.getAllByRole('button');
  expect(rest?.dataset['forcedState']).toBeUndefined();
  expect(focused?.dataset['forcedState']).toContain('focus-visible');
});

it('matches the target only within the cell, although the cells are list items themselves', () => {
  render(
    <StateMatrix variants={['page']} states={['rest', 'hover']} target="li:nth-child(2) button">
      {() => (
        <ul>
          <li>
            <button>1</button>
          </li>
          <li>
            <button>2</button>
          </li>
        </ul>
      )}
    </StateMatrix>,
  );
  const hovered = screen.getAllByRole('button').filter(({ dataset }) => dataset['forcedState'] !== undefined);
  expect(hovered.map(({ textContent }) => textContent)).toEqual(['2']);
});
