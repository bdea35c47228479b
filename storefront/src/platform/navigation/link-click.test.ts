// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shouldHandleClick } from './link-click.ts';

const link = (attributes: string) => {
  document.body.innerHTML = `<a ${attributes}>x</a>`;
  const element = document.querySelector('a');
  if (!element) throw new Error('There is no link.');
  return element;
};

describe('shouldHandleClick', () => {
  it.each(['href="/sport.html"', 'href="?p=2"', 'href="/a" target="_self"'])(
    'is true of a plain click on %s',
    (attributes) => {
      expect(shouldHandleClick(new MouseEvent('click'), link(attributes))).toBe(true);
    },
  );

  it.each([
    '',
    'href="//other.example"',
    'href="/\\other.example"',
    'href="https://other.example/"',
    'href="#reviews"',
    'href="mailto:a@b.pl"',
    'href="/a" target="_blank"',
    'href="/a.pdf" download',
    'href="/media/wysiwyg/ulotka.pdf"',
    'href="/pub/media/ulotka.pdf"',
  ])('leaves %s to the browser', (attributes) => {
    expect(shouldHandleClick(new MouseEvent('click'), link(attributes))).toBe(false);
  });

  it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %j to the browser',
    (own) => {
      expect(shouldHandleClick(new MouseEvent('click', own), link('href="/a"'))).toBe(false);
    },
  );

  it('leaves alone what somebody has handled', () => {
    const event = new MouseEvent('click', { cancelable: true });
    event.preventDefault();
    expect(shouldHandleClick(event, link('href="/a"'))).toBe(false);
  });
});
