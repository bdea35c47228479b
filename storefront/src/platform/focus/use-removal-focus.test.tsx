// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { useBeforeRemove } from './use-before-remove.ts';
import { useRemovalFocus } from './use-removal-focus.ts';

interface ItemProps {
  name: string;
  asks: boolean;
  onBeforeRemove(element: Element): void;
}

function Item({ name, asks, onBeforeRemove }: ItemProps) {
  return (
    <li>
      <a href={`/${name}`}>{name}</a>
      <button ref={useBeforeRemove<HTMLButtonElement>(onBeforeRemove)}>Remove {name}</button>
      {asks && createPortal(<button>Confirm {name}</button>, document.body)}
    </li>
  );
}

function List({ names, asking = '' }: { names: readonly string[]; asking?: string }) {
  const onBeforeRemove = useRemovalFocus();
  return (
    <main>
      <h1>Wishlist</h1>
      <button>Sort</button>
      <ul>
        {names.map((name) => (
          <Item key={name} name={name} asks={name === asking} onBeforeRemove={onBeforeRemove} />
        ))}
      </ul>
    </main>
  );
}

const focus = (name: string) => screen.getByRole('button', { name }).focus();
const focused = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

describe('useRemovalFocus', () => {
  it.each([
    ['the next item', 'iron', ['zinc', 'iodine'], 'zinc'],
    ['the item before, after the last one', 'iodine', ['iron', 'zinc'], 'zinc'],
    ['the heading, when none is left', 'zinc', [], 'Wishlist'],
    ['the heading, when the neighbor is removed too', 'iron', ['iodine'], 'Wishlist'],
  ])('moves focus to %s', (_, removed, left, expected) => {
    const { rerender } = render(<List names={['iron', 'zinc', 'iodine']} />);
    focus(`Remove ${removed}`);
    rerender(<List names={left} />);
    expect(focused()).toBe(expected);
  });

  it('moves focus that was in a dialog of the item', () => {
    const { rerender } = render(<List names={['iron', 'zinc']} asking="iron" />);
    focus('Confirm iron');
    rerender(<List names={['zinc']} />);
    expect(focused()).toBe('zinc');
  });

  it('leaves focus in another item, elsewhere, and on nothing', () => {
    const { rerender } = render(<List names={['iron', 'zinc', 'iodine']} />);
    focus('Remove iodine');
    rerender(<List names={['zinc', 'iodine']} />);
    expect(focused()).toBe('Remove iodine');
    focus('Sort');
    rerender(<List names={['iodine']} />);
    expect(focused()).toBe('Sort');
    screen.getByRole('button', { name: 'Sort' }).blur();
    rerender(<List names={[]} />);
    expect(focused()).toBeNull();
  });
});
