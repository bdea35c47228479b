// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ImageWithRatio } from './index.ts';

const getState = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-state]')?.dataset['state'];
const picture = <ImageWithRatio src="/c.png" alt="Witamina C" maxWidth={320} errorLabel="Nie wczytano" />;

describe('ImageWithRatio', () => {
  it('shows its placeholder until the image has loaded', () => {
    const onLoad = vi.fn();
    const { container } = render(<ImageWithRatio src="/c.png" alt="Witamina C" maxWidth={320} onLoad={onLoad} />);
    expect(getState(container)).toBe('loading');
    fireEvent.load(screen.getByRole('img'));
    expect(getState(container)).toBe('loaded');
    expect(onLoad).toHaveBeenCalledOnce();
  });

  it('shows a text when an image could not be loaded, but not for a decorative one', () => {
    const { container, rerender } = render(picture);
    fireEvent.error(screen.getByRole('img'));
    expect(getState(container)).toBe('error');
    expect(screen.getByRole('img', { name: 'Witamina C (Nie wczytano)' })).toBeDefined();
    rerender(<ImageWithRatio src="/tlo.png" alt="" maxWidth={320} errorLabel="Nie wczytano" />);
    fireEvent.error(container.querySelector('img') ?? document.body);
    expect(container.textContent).toBe('');
  });

  it('loads again when its image changes', () => {
    const { container, rerender } = render(picture);
    fireEvent.load(screen.getByRole('img'));
    rerender(<ImageWithRatio src="/d.png" alt="Witamina D" maxWidth={320} />);
    expect(getState(container)).toBe('loading');
  });

  it('recognizes an image that loaded before hydration', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/c.png');
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(320);
    expect(getState(render(picture).container)).toBe('loaded');
    vi.restoreAllMocks();
  });

  it('has the image in the server HTML', () => {
    expect(renderToString(picture)).toMatch(/<img[^>]+alt="Witamina C"/);
  });

  it('forwards ref and attributes to the image', () => {
    const ref = createRef<HTMLImageElement>();
    const { container } = render(
      <ImageWithRatio src="/c.png" alt="Witamina C" maxWidth={320} ref={ref} className="mine" data-place="hero" />,
    );
    expect(ref.current).toBe(screen.getByRole('img'));
    expect(ref.current?.dataset['place']).toBe('hero');
    expect(container.querySelector('.mine')?.hasAttribute('data-state')).toBe(true);
  });
});
