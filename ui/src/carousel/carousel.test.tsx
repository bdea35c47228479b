// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser, type BrowserStubs } from '../story-utils/browser-stubs.ts';
import { mockFocusVisible } from '../testing/mock-focus-visible.ts';
import { Carousel, type CarouselOptions } from './carousel.tsx';

const options: CarouselOptions = {
  autoplay: false,
  autoplaySpeed: 4000,
  infinite: true,
  fade: false,
  showArrows: true,
  showDots: true,
};
const items = ['a', 'b', 'c'].map((key) => ({ key, content: <a href={`/${key}`}>{key}</a> }));

let browser: BrowserStubs;
beforeEach(() => {
  vi.useFakeTimers();
  browser = stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(changes: Partial<CarouselOptions> = {}, count = items.length) {
  const result = render(<Carousel label="Polecamy" items={items.slice(0, count)} {...options} {...changes} />);
  browser.show(0, 0);
  const slides = Array.from(
    result.container.querySelectorAll<HTMLElement>('[role="tabpanel"], [role="group"][aria-roledescription]'),
  );
  return { ...result, slides, track: slides[0]?.parentElement };
}
const getSelectedDot = () =>
  screen.getAllByRole('tab').findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

describe('Carousel', () => {
  it('[CA-1][CA-2] has names and roles', () => {
    const { getByRole, slides } = setUp({ showDots: false });
    expect(getByRole('region', { name: 'Polecamy' }).getAttribute('aria-roledescription')).toBe('carousel');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(['slide', 'slide', 'slide']);
  });

  it('[CA-2][CA-10] has tab panels without role description when each dot represents a slide', () => {
    const { slides, getAllByRole } = setUp();
    expect(slides.map((slide) => [slide.getAttribute('role'), slide.getAttribute('aria-roledescription')])).toEqual(
      Array(3).fill(['tabpanel', null]),
    );
    expect(getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'))).toEqual(slides.map(({ id }) => id));
  });

  it('[CA-3] scrolls with its buttons', () => {
    const { getByRole } = setUp();
    fireEvent.click(getByRole('button', { name: 'Next slide' }));
    fireEvent.click(getByRole('button', { name: 'Previous slide' }));
    expect(browser.scrolledTo).toEqual([1, 0]);
  });

  it('[CA-3] counts every press while it is still scrolling', () => {
    const { getByRole, slides } = setUp({ infinite: false });
    const next = getByRole('button', { name: 'Next slide' });
    fireEvent.click(next);
    fireEvent.click(next);
    expect(browser.scrolledTo).toEqual([1, 2]);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(getSelectedDot()).toBe(2);
    // The slide in view stays usable until another one is in view.
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
    fireEvent.click(getByRole('button', { name: 'Previous slide' }));
    expect(browser.scrolledTo).toEqual([1, 2, 1]);
  });

  it.each(['wheel', 'pointerdown', 'keydown'])(
    '[CA-3] [CA-5] continues from the slide in view after a %s event on the row',
    (type) => {
      const { getByRole, track, slides } = setUp({ infinite: false });
      const next = getByRole('button', { name: 'Next slide' });
      fireEvent.click(next);
      fireEvent.click(next);
      fireEvent(track ?? document.body, new Event(type, { bubbles: true }));
      browser.show(0, 0);
      expect(getSelectedDot()).toBe(0);
      expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
      fireEvent.click(next);
      expect(browser.scrolledTo).toEqual([1, 2, 1]);
    },
  );

  it('[CA-3] continues from the slide in view half a second after the row has moved', () => {
    const { getByRole, track } = setUp({ infinite: false });
    fireEvent.click(getByRole('button', { name: 'Next slide' }));
    pass(400);
    fireEvent.scroll(track ?? document.body);
    pass(499);
    expect(getSelectedDot()).toBe(1);
    pass(1);
    expect(getSelectedDot()).toBe(0);
  });

  it('[CA-3] keeps a button at an end, without effect', () => {
    const { getByRole } = setUp({ infinite: false });
    const previous = getByRole('button', { name: 'Previous slide' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(previous);
    expect(browser.scrolledTo).toEqual([]);
  });

  it('[CA-4] makes slides outside the view inert, and clones no slides', () => {
    const { slides } = setUp();
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
    browser.show(1, 1);
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
    expect(slides).toHaveLength(3);
  });

  it('[CA-4] keeps working when items are replaced by as many others', () => {
    const { getByRole, rerender } = setUp();
    rerender(
      <Carousel label="Polecamy" items={items.map((item) => ({ ...item, key: `nowe ${item.key}` }))} {...options} />,
    );
    browser.show(1, 1);
    const slides = [...(getByRole('region').querySelector('[data-part="track"]')?.children ?? [])];
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
    fireEvent.click(getByRole('button', { name: 'Next slide' }));
    expect(browser.scrolledTo).toEqual([2]);
  });

  it('[CA-10] has one tab stop whose keys select a page', () => {
    const { getAllByRole } = setUp();
    expect(getAllByRole('tab').map((tab) => [tab.tabIndex, tab.getAttribute('aria-selected')])).toEqual([
      [0, 'true'],
      [-1, 'false'],
      [-1, 'false'],
    ]);
    const [first] = getAllByRole('tab');
    for (const key of ['ArrowLeft', 'ArrowRight', 'End', 'Home', 'x'])
      fireEvent.keyDown(first ?? document.body, { key });
    expect(browser.scrolledTo).toEqual([2, 0, 2, 0]);
  });

  it('[CA-12] leaves key combinations to the browser', () => {
    const [first] = setUp().getAllByRole('tab');
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(first ?? document.body, { key: 'ArrowRight', [modifier]: true })).toBe(true);
    expect(browser.scrolledTo).toEqual([]);
  });

  it('[CA-13] keeps all slides reachable and shows no inactive controls without scripts', () => {
    const html = renderToString(<Carousel label="Polecamy" items={items} {...options} autoplay />);
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html).not.toMatch(/inert|<button/);
  });

  it('[CA-12] leaves the arrow keys to the page unless a dot has focus', () => {
    const { slides, getByRole } = setUp();
    const link = slides[0]?.querySelector('a');
    for (const element of [link, getByRole('button', { name: 'Next slide' })]) {
      for (const key of ['ArrowLeft', 'ArrowRight'])
        expect(fireEvent.keyDown(element ?? document.body, { key })).toBe(true);
    }
    expect(browser.scrolledTo).toEqual([]);
  });

  it('forwards ref, className and attributes to the root element', () => {
    const ref = createRef<HTMLElement>();
    const { getByRole } = render(
      <Carousel label="Polecamy" items={items} ref={ref} className="mine" data-place="home" />,
    );
    const root = getByRole('region', { name: 'Polecamy' });
    expect(ref.current).toBe(root);
    expect([root.classList.contains('mine'), root.dataset['place']]).toEqual([true, 'home']);
  });

  it('renders no controls for a single slide', () => {
    expect(setUp({ autoplay: true }, 1).queryByRole('button')).toBeNull();
  });
});

describe('Carousel with autoplay', () => {
  let focusVisible: ReturnType<typeof mockFocusVisible>;
  beforeEach(() => {
    focusVisible = mockFocusVisible();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('[CA-6][CA-11] shows each slide for at least five seconds, and its first control pauses it', () => {
    const { getAllByRole, getByRole } = setUp({ autoplay: true, autoplaySpeed: 100 });
    pass(4999);
    expect(browser.scrolledTo).toEqual([]);
    pass(1);
    expect(browser.scrolledTo).toEqual([1]);
    const pause = getByRole('button', { name: 'Pause slides' });
    expect(getAllByRole('button')[0]).toBe(pause);
    fireEvent.click(pause);
    browser.show(1, 1);
    pass(60_000);
    expect(browser.scrolledTo).toEqual([1]);
    fireEvent.click(getByRole('button', { name: 'Play slides' }));
    pass(5000);
    expect(browser.scrolledTo).toEqual([1, 2]);
  });

  it('[CA-7] pauses while the pointer is over it', () => {
    const { getByRole } = setUp({ autoplay: true });
    fireEvent.pointerEnter(getByRole('region'));
    pass(20_000);
    expect(browser.scrolledTo).toEqual([]);
    fireEvent.pointerLeave(getByRole('region'));
    pass(5000);
    expect(browser.scrolledTo).toEqual([1]);
  });

  it.each(['keyboard focus', 'a press of a button', 'a swipe', 'the tab going to the background'])(
    '[CA-7] stops permanently on %s',
    (what) => {
      const { getByRole, slides, track } = setUp({ autoplay: true });
      if (what === 'keyboard focus') act(() => slides[0]?.querySelector('a')?.focus());
      if (what === 'a press of a button') fireEvent.click(getByRole('button', { name: 'Next slide' }));
      if (what === 'a swipe') fireEvent.touchMove(track ?? document.body);
      if (what === 'the tab going to the background') {
        vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
        fireEvent(document, new Event('visibilitychange'));
      }
      const moved = [...browser.scrolledTo];
      pass(60_000);
      expect(browser.scrolledTo).toEqual(moved);
      expect(getByRole('button', { name: 'Play slides' })).toBeDefined();
    },
  );

  it('[CA-7] does not treat a pointer press as keyboard focus', () => {
    const { getByRole } = setUp({ autoplay: true });
    const pause = getByRole('button', { name: 'Pause slides' });
    focusVisible.keyboardIsUsed = false;
    fireEvent.pointerDown(pause);
    act(() => pause.focus());
    fireEvent.pointerUp(pause);
    fireEvent.click(pause);
    expect(getByRole('button', { name: 'Play slides' })).toBe(pause);
  });

  it('[CA-7] stops on keyboard focus after a press that ended outside of it', () => {
    const { getByRole, slides } = setUp({ autoplay: true });
    fireEvent.pointerDown(getByRole('region'));
    act(() => slides[0]?.querySelector('a')?.focus());
    expect(getByRole('button', { name: 'Play slides' })).toBeDefined();
  });

  it('[CA-8] does not move with reduced motion', () => {
    vi.unstubAllGlobals();
    browser = stubBrowser({ reducedMotion: true });
    const { queryByRole } = setUp({ autoplay: true });
    pass(60_000);
    expect(browser.scrolledTo).toEqual([]);
    expect(queryByRole('button', { name: /slides$/ })).toBeNull();
  });

  it('[CA-8] does not move for visitors who save data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    setUp({ autoplay: true });
    pass(60_000);
    expect(browser.scrolledTo).toEqual([]);
  });

  it('[CA-9] announces nothing while it moves, and a slide only after it was moved by hand', () => {
    const { track, getByRole } = setUp({ autoplay: true });
    expect(track?.getAttribute('aria-live')).toBe('off');
    fireEvent.click(getByRole('button', { name: 'Pause slides' }));
    expect(track?.getAttribute('aria-live')).toBe('off');
    fireEvent.click(getByRole('button', { name: 'Next slide' }));
    expect([track?.getAttribute('aria-live'), track?.getAttribute('aria-atomic')]).toEqual(['polite', 'false']);
  });

  it('stops at its end when it is not infinite', () => {
    const { getByRole } = setUp({ autoplay: true, infinite: false });
    browser.show(2, 2);
    pass(5000);
    expect(browser.scrolledTo).toEqual([]);
    expect(getByRole('button', { name: 'Play slides' })).toBeDefined();
  });
});
