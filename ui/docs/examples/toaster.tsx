import { Button } from '@witryna/ui/button';
import { Toaster } from '@witryna/ui/toast';
import { createToastStore } from '@witryna/ui/toast-store';

const toasts = createToastStore();

export function Shop() {
  return (
    <>
      <Button onClick={() => toasts.add({ type: 'success', message: 'Added to the cart.' })}>Add to cart</Button>
      <Toaster store={toasts} />
    </>
  );
}
