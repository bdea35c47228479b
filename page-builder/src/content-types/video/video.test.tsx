// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { row } from '../../fixtures/markup.ts';
import { video } from '../../fixtures/markup-widgets.ts';
import { renderMarkup } from '../../fixtures/render-markup.tsx';

describe('video', () => {
  it('[PBT-43] [VI-2] loads the player of a host only when the button is pressed', async () => {
    const { container, findByRole, getByTitle } = renderMarkup(video({ src: 'https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1', maxWidth: '640px' }));
    const play = await findByRole('button', { name: 'Play: Video' });
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('[style*="max-width: 640px"]')).not.toBeNull();
    fireEvent.click(play);
    expect(getByTitle('Video').getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  });

  it('[PBT-43] plays files with the controls of the browser', async () => {
    const { container, findByRole } = renderMarkup(video({ src: '/media/film.mp4' }));
    fireEvent.click(await findByRole('button', { name: 'Play: Video' }));
    expect(container.querySelector('video[controls]')?.getAttribute('src')).toBe('/media/film.mp4');
  });

  it('[VID-07] leaves out what is no film', async () => {
    const { findAllByRole } = renderMarkup(row(video({ src: 'https://evil.example/embed/aqz-KE-bpKQ' }) + video({ src: 'https://vimeo.com/1' })));
    expect(await findAllByRole('button')).toHaveLength(1);
  });
});
