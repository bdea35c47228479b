import { media } from '@witryna/design-tokens';
import { useEffect } from 'react';

/** Closes what only narrow screens have when the screen becomes as wide as the mega menu needs. */
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
