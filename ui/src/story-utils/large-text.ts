/** Sets texts twice as large, as a reader may (WCAG 1.4.4). The `beforeEach` of stories. */
export function largeText(): () => void {
  document.documentElement.style.fontSize = '200%';
  return () => {
    document.documentElement.style.fontSize = '';
  };
}

/** Returns whether the page scrolls horizontally, which it must not. */
export function isWiderThanScreen(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}
