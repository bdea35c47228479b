import { useEffect } from 'react';

/** Reserves space below the page for an element that covers its lower edge, so that neither focus nor footer is hidden. */
export function useSpaceBelow(element: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${current.offsetHeight}px`;
      document.body.style.paddingBottom = `${current.offsetHeight}px`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
      document.body.style.paddingBottom = '';
    };
  }, [element]);
}
