import { useState } from 'react';
import { Button } from '@witryna/ui/button';
import { OverlayMask } from '@witryna/ui/overlay-mask';

export function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <OverlayMask open={open} onDismiss={() => setOpen(false)} dismissLabel="Close the menu" />
    </>
  );
}
