// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useBeforeRemove } from '../platform/focus/use-before-remove.ts';
import { useLineFocus, type LineFocus } from './use-line-focus.ts';

function Line({ name, onBeforeRemove }: { name: string } & Pick<LineFocus, 'onBeforeRemove'>) {
  return (
    <li ref={useBeforeRemove(onBeforeRemove)}>
      <a href={`/${name}`}>{name}</a>
      <button>Usuń: {name}</button>
      <button>Zmień: {name}</button>
    </li>
  );
}

function Cart({ names }: { names: readonly string[] }) {
  const { list, title, onBeforeRemove } = useLineFocus();
  if (names.length === 0)
    return (
      <h2 ref={title} tabIndex={-1}>
        Pusty
      </h2>
    );
  return (
    <ul ref={list} tabIndex={-1}>
      {names.map((name) => (
        <Line key={name} name={name} onBeforeRemove={onBeforeRemove} />
      ))}
    </ul>
  );
}

const focused = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

describe('the focus of a line that goes', () => {
  it.each([
    ['the next line', 'magnez', ['cynk', 'jod'], 'Usuń: cynk'],
    ['the line before, after the last one', 'jod', ['magnez', 'cynk'], 'Usuń: cynk'],
    ['the heading, when none is left', 'jod', [], 'Pusty'],
  ])('[DI-5] goes to %s', (_, gone, left, expected) => {
    const { rerender } = render(<Cart names={['magnez', 'cynk', 'jod']} />);
    screen.getByRole('button', { name: `Zmień: ${gone}` }).focus();
    rerender(<Cart names={left} />);
    expect(focused()).toBe(expected);
  });

  it('[DI-5] goes from the heading of the empty cart to the lines that come back', () => {
    const { rerender } = render(<Cart names={['jod']} />);
    screen.getByRole('button', { name: 'Zmień: jod' }).focus();
    rerender(<Cart names={[]} />);
    expect(focused()).toBe('Pusty');
    rerender(<Cart names={['jod']} />);
    expect(document.activeElement).toBe(screen.getByRole('list'));
    screen.getByRole('list').blur();
    rerender(<Cart names={[]} />);
    rerender(<Cart names={['jod']} />);
    expect(focused()).toBeNull();
  });

  it('stays where it is, in another line or elsewhere', () => {
    const { rerender } = render(<Cart names={['magnez', 'cynk', 'jod']} />);
    screen.getByRole('button', { name: 'Zmień: jod' }).focus();
    rerender(<Cart names={['cynk', 'jod']} />);
    expect(focused()).toBe('Zmień: jod');
    screen.getByRole('button', { name: 'Zmień: jod' }).blur();
    rerender(<Cart names={['cynk']} />);
    expect(document.activeElement).toBe(document.body);
  });
});
