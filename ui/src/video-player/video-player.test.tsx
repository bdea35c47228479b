// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { VideoPlayer, type VideoPlayerProps } from './index.ts';

const title = 'Jak powstaje olej';
const base: VideoPlayerProps = {
  title,
  children: (slot) => <iframe src="https://video.example/1" {...slot} title={slot.title} />,
};
const button = () => screen.getByRole('button', { name: 'Play: Jak powstaje olej' });

describe('VideoPlayer', () => {
  it('[VI-2] loads nothing before the button with the title is clicked; the player then has the title', () => {
    render(<VideoPlayer {...base} />);
    expect(screen.queryByTitle(title)).toBeNull();
    fireEvent.click(button());
    expect(screen.getByTitle(title).tagName).toBe('IFRAME');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[VI-3] never starts by itself, also not on the server', () => {
    expect(renderToString(<VideoPlayer {...base} />)).not.toContain('iframe');
  });

  it('announces that the player is loading, and that it failed', () => {
    const onRetry = vi.fn();
    const { rerender } = render(<VideoPlayer {...base} started status="loading" />);
    expect(screen.getByRole('status').textContent).toBe('Loading the video');
    rerender(<VideoPlayer {...base} started status="error" onRetry={onRetry} />);
    expect(screen.getByRole('status').textContent).toContain('The video could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByTitle(title)).toBeNull();
  });

  it('is controlled when `started` is given', () => {
    const onStartedChange = vi.fn();
    render(<VideoPlayer {...base} started={false} onStartedChange={onStartedChange} />);
    fireEvent.click(button());
    expect(onStartedChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.queryByTitle(title)).toBeNull();
  });

  it('stops when it is no longer active, and plays again on a click', () => {
    const onStartedChange = vi.fn();
    const { rerender } = render(<VideoPlayer {...base} onStartedChange={onStartedChange} />);
    fireEvent.click(button());
    rerender(<VideoPlayer {...base} onStartedChange={onStartedChange} active={false} />);
    expect(screen.queryByTitle(title)).toBeNull();
    // A slide may be pressed before it counts as the current one.
    fireEvent.click(button());
    expect(screen.getByTitle(title)).toBeDefined();
    expect(onStartedChange.mock.calls).toEqual([[true], [false], [true]]);
  });

  it('describes its button by the notice until the video is requested', () => {
    render(<VideoPlayer {...base} notice="Dane trafią do YouTube." />);
    const described = button().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Dane trafią do YouTube.');
    fireEvent.click(button());
    expect(screen.queryByText('Dane trafią do YouTube.')).toBeNull();
  });

  it('does not move focus when it is initially started', () => {
    render(<VideoPlayer {...base} defaultStarted />);
    expect(document.activeElement).toBe(document.body);
  });

  it('forwards ref, className and attributes to the root element', () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = render(<VideoPlayer {...base} ref={ref} className="mine" data-place="cms" />);
    expect(ref.current).toBe(container.firstElementChild);
    expect([
      ref.current?.classList.contains('mine'),
      ref.current?.dataset['place'],
      ref.current?.dataset['state'],
    ]).toEqual([true, 'cms', 'idle']);
  });
});
