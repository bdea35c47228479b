// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, buttons, contentType } from '../../fixtures/markup.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';
import { buttonTypes } from '../../keywords.ts';
import { buttonTypeClass } from '../../render/button-class.ts';

const read = (html: string) => readNode('button-item', html);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the reader of buttons', () => {
  it.each(buttonTypes)('[PBT-18] reads the type %s', (type) => {
    expect(read(button('Kup', type, { href: '/a' }))).toMatchObject({ text: 'Kup', buttonType: type });
  });

  it('[PBT-18] reads other spellings of a type, and an unknown one as primary', () => {
    expect(read(button('x', 'inverted-link')).buttonType).toBe('invertedLink');
    expect(read(button('x', 'hollow')).buttonType).toBe('primary');
  });

  it.each(['default', 'block', 'category', 'product', 'page'])(
    '[PBT-19][PBT-20] reads a link of type %s',
    (linkType) => {
      expect(read(button('x', 'primary', { href: 'cel', linkType, title: 'Tytuł', newTab: true }))).toMatchObject({
        link: 'cel',
        linkType,
        blockTitle: 'Tytuł',
        openInNewTab: true,
      });
    },
  );

  it('[PBT-19] reads no unsafe link', () => {
    expect(read(button('x', 'primary', { href: 'java\nscript:alert(1)' }))).not.toHaveProperty('link');
  });

  it('reads the box from the link and visibility from the main element', () => {
    const html = contentType(
      'button-item',
      { style: 'display: none', class: 'own' },
      '<a data-element="link" href="/a" style="padding: 3px; text-align: center">x</a>',
    );
    expect(read(html)).toMatchObject({ isHidden: true, cssClasses: ['own'], paddingTop: '3px', textAlign: 'center' });
  });

  it('[PBT-25] reads whether a set has one width', () => {
    expect(readNode('buttons', buttons([], { sameWidth: true })).isSameWidth).toBe(true);
    expect(readNode('buttons', buttons([])).isSameWidth).toBe(false);
  });
});

describe('ButtonItem', () => {
  it('[PBT-18] has a distinct class for each type', () => {
    expect(new Set(buttonTypes.map(buttonTypeClass)).size).toBe(6);
    const { getByRole } = renderMarkup(button('Kup', 'secondary', { href: '/a' }));
    expect(getByRole('link', { name: 'Kup' }).className).toContain(buttonTypeClass('secondary'));
  });

  it('[PB-3] is an anchor when it links to a page, and a button with aria-haspopup when it opens a dialog', () => {
    const loadBlock = () => Promise.resolve({ html: 'x' });
    const { getByText } = renderMarkup(
      button('Kup', 'primary', { href: '/a' }) + button('Więcej', 'primary', { href: 'dawki', linkType: 'block' }),
      { loadBlock },
    );
    const control = (words: string) => getByText(words).closest('a, button');
    expect([
      control('Kup')?.tagName,
      control('Kup')?.getAttribute('href'),
      control('Kup')?.hasAttribute('aria-haspopup'),
    ]).toEqual(['A', '/a', false]);
    expect([control('Więcej')?.tagName, control('Więcej')?.getAttribute('aria-haspopup')]).toEqual([
      'BUTTON',
      'dialog',
    ]);
  });

  it('[PBT-22] [PB-5] opens a new tab safely and announces it', () => {
    const { getByRole } = renderMarkup(button('Raport', 'primary', { href: 'https://example.com', newTab: true }));
    const link = getByRole('link', { name: /^Raport ?\(opens in a new tab\)$/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('[PBT-23][PBT-24] opens a dialog with the block, loaded once on the first opening', async () => {
    const loadBlock = vi.fn((identifier: string) => Promise.resolve({ html: `<p>Blok ${identifier}</p>` }));
    renderMarkup(button('Więcej', 'primary', { href: 'dawki', linkType: 'block', title: 'Dawkowanie' }), { loadBlock });
    const opener = screen.getByRole('button', { name: 'Więcej' });
    expect(opener.getAttribute('aria-haspopup')).toBe('dialog');
    await act(() => import('../../render/block-dialog.tsx'));
    expect(loadBlock).not.toHaveBeenCalled();
    fireEvent.click(opener);
    await screen.findByText('Blok dawki');
    expect(screen.getByRole('dialog', { name: 'Dawkowanie' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(opener);
    await screen.findByText('Blok dawki');
    expect(loadBlock).toHaveBeenCalledExactlyOnceWith('dawki');
  });

  it('[DI-5] receives focus from its dialog, also when a mouse click did not focus it', async () => {
    renderMarkup(button('Więcej', 'primary', { href: 'dawki', linkType: 'block' }), {
      loadBlock: () => Promise.resolve({ html: 'Blok' }),
    });
    const opener = screen.getByRole('button', { name: 'Więcej' });
    fireEvent.click(opener);
    await screen.findByText('Blok');
    expect(document.activeElement).not.toBe(opener);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  it('[CMS-08] shows a message when the block does not exist', async () => {
    renderMarkup(button('Więcej', 'primary', { href: 'dawki', linkType: 'block' }), {
      loadBlock: () => Promise.resolve(undefined),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Więcej' }));
    expect((await screen.findByText('There are no blocks to display')).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[PBT-23] shows an error when the block cannot be loaded, and retries on demand', async () => {
    const loadBlock = vi
      .fn<() => Promise<{ html: string }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ html: 'Jest' });
    renderMarkup(button('Więcej', 'primary', { href: 'dawki', linkType: 'block' }), { loadBlock });
    fireEvent.click(screen.getByRole('button', { name: 'Więcej' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Jest');
    expect(loadBlock).toHaveBeenCalledTimes(3);
  });

  it('[PBT-18] looks the same without a link that can be followed, and is no control', () => {
    const { container, getByText, queryByRole } = renderMarkup(
      buttons([
        button('Słowa'),
        button('Blok', 'primary', { href: 'x', linkType: 'block' }),
        button('Dalej', 'primary', { href: '{{store url=x}}' }),
        button(''),
      ]),
    );
    for (const words of ['Słowa', 'Blok', 'Dalej'])
      expect(getByText(words).className).toContain(buttonTypeClass('primary'));
    expect([queryByRole('button'), queryByRole('link')]).toEqual([null, null]);
    expect(container.textContent).toBe('SłowaBlokDalej');
  });
});
