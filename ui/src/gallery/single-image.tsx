'use client';
import { useEffect, useEffectEvent } from 'react';

interface SingleImageProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  images: readonly { src: string }[];
  /** Index of the image to open. */
  current: number;
}

/** Opens the image file in the browser when the script of the enlarged view cannot be loaded. */
export function SingleImage({ open, onOpenChange, images, current }: SingleImageProps) {
  const show = useEffectEvent(() => {
    onOpenChange(false);
    const picture = images[current];
    if (picture) window.location.assign(picture.src);
  });
  useEffect(() => {
    if (open) show();
  }, [open]);
  return null;
}
