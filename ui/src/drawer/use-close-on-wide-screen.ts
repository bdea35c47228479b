import { media } from '@witryna/design-tokens';
import { useEffect } from 'react';

/** Closes an element of narrow screens when the screen becomes wide enough for the mega menu. */
export function useCloseOnWideScreen(open: boolean, onOpenChange: (open: boolean) => void): void {
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia(media.from1025);
    const onChange = () => {
      if (wide.matches) onOpenChange(false);
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [open, onOpenChange]);
}
